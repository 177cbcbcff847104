/**
 * Maximum number of changes queued for a consumer that does not read; older ones are dropped, so that it
 * continues with the newest.
 */
const QUEUE_LENGTH = 100;

/** Queues the changes that one subscriber has yet to read; ends when the subscriber leaves or is ended. */
export class AsyncQueue<Announced> implements AsyncIterableIterator<Announced> {
  private readonly waiting: Announced[] = [];
  private wake: ((result: IteratorResult<Announced>) => void) | null = null;
  private ended = false;
  private readonly onEnd: (queue: AsyncQueue<Announced>) => void;

  constructor(onEnd: (queue: AsyncQueue<Announced>) => void) {
    this.onEnd = onEnd;
  }

  push(change: Announced): void {
    if (this.wake !== null) {
      this.wake({ done: false, value: change });
      this.wake = null;
      return;
    }
    this.waiting.push(change);
    if (this.waiting.length > QUEUE_LENGTH) this.waiting.shift();
  }

  next(): Promise<IteratorResult<Announced>> {
    const change = this.waiting.shift();
    if (change !== undefined) return Promise.resolve({ done: false, value: change });
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  return(): Promise<IteratorResult<Announced>> {
    this.ended = true;
    this.waiting.length = 0;
    this.wake?.({ done: true, value: undefined });
    this.wake = null;
    this.onEnd(this);
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
