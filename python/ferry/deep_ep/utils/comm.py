# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.comm: the sizes of domains."""
from ..group import get_logical_domain_size, get_physical_domain_size

__all__ = ["get_logical_domain_size", "get_physical_domain_size"]
