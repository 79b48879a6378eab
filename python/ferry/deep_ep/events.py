# SPDX-License-Identifier: BSD-3-Clause
"""Events between streams, and the sizes that DeepEP's kernels are tuned by."""
from __future__ import annotations

from typing import Any, Callable, TypeVar, Union

import torch

#: Rows as a dispatch takes and returns them: a tensor, or (codes, scales).
Rows = TypeVar("Rows", bound="torch.Tensor | tuple[torch.Tensor, torch.Tensor]")


class EventHandle:
    """A point behind the work so far of a stream, by default torch's current one.  Without a GPU that work is done."""

    def __init__(self, stream: Any = None) -> None:
        self.event = None
        if torch.cuda.is_available():
            self.event = torch.cuda.Event()
            self.event.record(stream or torch.cuda.current_stream())

    def wait(self, stream: Any) -> None:
        """Later work of ``stream`` waits for the event."""
        if self.event is not None:
            stream.wait_event(self.event)

    def current_stream_wait(self) -> None:
        """Later work of torch's current stream waits for the event."""
        if self.event is not None:
            torch.cuda.current_stream().wait_event(self.event)


class EventOverlap:
    """A point that other streams wait for: an EventHandle, or None for work that is done."""

    def __init__(self, event: EventHandle | None = None, extra_tensors: Any = None) -> None:
        self.event, self.extra_tensors = event, extra_tensors
        self.hook_after_wait: Callable[[], Any] | None = None
        self._releases = False

    def current_stream_wait(self, release_handle: bool = False) -> None:
        """Later work of torch's current stream waits for the event; then the hook runs, if there is one.  With
        release_handle the event is let go."""
        if self.event is not None:
            self.event.current_stream_wait()
        hook, self.hook_after_wait = self.hook_after_wait, None
        if hook is not None:
            hook()
        if release_handle:
            self.event = None

    def register_hook_after_wait(self, hook_after_wait: Callable[[], Any]) -> None:
        """The function runs once, behind the next wait."""
        assert self.hook_after_wait is None, "register_hook_after_wait: a hook is registered already"
        self.hook_after_wait = hook_after_wait

    def __call__(self, release_handle: bool = False) -> EventOverlap:
        """For `with event(release_handle=True):`, the end of which lets the event go."""
        self._releases = release_handle
        return self

    def __enter__(self) -> EventOverlap:
        return self

    def __exit__(self, *_: Any) -> None:
        releases, self._releases = self._releases, False
        self.current_stream_wait(release_handle=releases)


Event = Union[EventHandle, EventOverlap]  # either, wherever a call waits for one


class Config:
    """DeepEP's multiprocessors and sizes of chunks.  A normal call takes at most so many multiprocessors; ferry chooses its
    own chunks, and the hints are what it needs."""

    def __init__(self, num_sms: int = 20, num_max_nvl_chunked_send_tokens: int = 6,
                 num_max_nvl_chunked_recv_tokens: int = 256, num_max_rdma_chunked_send_tokens: int = 6,
                 num_max_rdma_chunked_recv_tokens: int = 256) -> None:
        self.num_sms = num_sms
        self.num_max_nvl_chunked_send_tokens = num_max_nvl_chunked_send_tokens
        self.num_max_nvl_chunked_recv_tokens = num_max_nvl_chunked_recv_tokens
        self.num_max_rdma_chunked_send_tokens = num_max_rdma_chunked_send_tokens
        self.num_max_rdma_chunked_recv_tokens = num_max_rdma_chunked_recv_tokens

    def get_nvl_buffer_size_hint(self, hidden_bytes: int, num_ranks: int) -> int:
        """0: ferry's heap grows with the rounds that are made."""
        return 0

    get_rdma_buffer_size_hint = get_nvl_buffer_size_hint
