/** How long a hanging save keeps its dialog from being left. */
export const LEAVABLE_AFTER_MS = 5_000;

/** How long a write waits for its response. */
export const WRITE_TIMEOUT_MS = 30_000;
