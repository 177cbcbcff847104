import type { Prisma } from "../generated/prisma/client.ts";

/** Prisma's promise has methods that its type does not declare. */
export type LazyPromise = Prisma.PrismaPromise<unknown> & Record<string, (argument: unknown) => LazyPromise>;

/**
 * A read that starts in the next microtask, so that a batch transaction can claim it first, which makes it
 * Prisma's.
 */
export class Read extends Promise<unknown> implements Prisma.PrismaPromise<unknown> {
  static override get [Symbol.species]() {
    return Promise;
  }
  override readonly [Symbol.toStringTag] = "PrismaPromise";
  readonly #own: () => LazyPromise;
  #isPrismas = false;

  /** `own` runs the same read with Prisma. */
  constructor(run: () => Promise<unknown>, own: () => LazyPromise) {
    let settle: (result: Promise<unknown>) => void = () => {};
    super((resolve) => {
      settle = resolve;
    });
    this.#own = own;
    // An unused promise of Prisma's never rejects, so that this one must not cause an unhandled rejection
    // either.
    this.catch(() => {});
    queueMicrotask(() => {
      if (!this.#isPrismas) settle(run());
    });
  }

  #asPrismas(): LazyPromise {
    this.#isPrismas = true;
    return this.#own();
  }

  /** Called by Prisma to include the read in a batch transaction. */
  requestTransaction(batch: unknown): unknown {
    return this.#asPrismas().requestTransaction?.(batch);
  }

  /** Runs a fluent query on a relation of the result. */
  follow(relation: string, args: unknown): unknown {
    return this.#asPrismas()[relation]?.(args);
  }
}
