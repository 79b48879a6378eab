# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.buffers: DeepEP's two interfaces, by the names of their modules there."""
from ferry.deep_ep import Buffer, ElasticBuffer, EPHandle, buffer as legacy, elastic

__all__ = ["Buffer", "EPHandle", "ElasticBuffer", "elastic", "legacy"]
