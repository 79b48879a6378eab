# SPDX-License-Identifier: BSD-3-Clause
"""Events between streams, and the sizes that DeepEP's kernels are tuned by."""
from __future__ import annotations

import torch


class EventOverlap:
    """A point of the communication stream that other streams wait for.  Without a GPU the work is done already."""

    def __init__(self, event=None, extra_tensors=None):
        self.event, self.extra_tensors = event, extra_tensors

    def current_stream_wait(self) -> None:
        """Later work of torch's current stream waits for the event."""
        if self.event is not None:
            torch.cuda.current_stream().wait_event(self.event)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.current_stream_wait()


def record(stream=None) -> EventOverlap:
    """An event behind the work so far, of ``stream`` or torch's current one."""
    if not torch.cuda.is_available():
        return EventOverlap()
    event = torch.cuda.Event()
    event.record(stream or torch.cuda.current_stream())
    return EventOverlap(event)


class Config:
    """DeepEP's sizes of chunks.  ferry chooses its own: the numbers are kept, and the hints are what ferry needs."""

    def __init__(self, num_sms=20, num_max_nvl_chunked_send_tokens=6, num_max_nvl_chunked_recv_tokens=256,
                 num_max_rdma_chunked_send_tokens=6, num_max_rdma_chunked_recv_tokens=256):
        self.num_sms = num_sms
        self.num_max_nvl_chunked_send_tokens = num_max_nvl_chunked_send_tokens
        self.num_max_nvl_chunked_recv_tokens = num_max_nvl_chunked_recv_tokens
        self.num_max_rdma_chunked_send_tokens = num_max_rdma_chunked_send_tokens
        self.num_max_rdma_chunked_recv_tokens = num_max_rdma_chunked_recv_tokens

    def get_nvl_buffer_size_hint(self, hidden_bytes: int, num_ranks: int) -> int:
        """0: ferry's heap grows with the rounds that are made."""
        return 0

    get_rdma_buffer_size_hint = get_nvl_buffer_size_hint
