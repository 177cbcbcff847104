import type { Prisma } from "../generated/prisma/client.ts";

/** Prisma's promise has more to it than its type says. */
export type LazyPromise = Prisma.PrismaPromise<unknown> & Record<string, (argument: unknown) => LazyPromise>;

/** A read that has not begun yet when it is handed over, so that a transaction of several may take it, which makes it Prisma's. */
export class Read extends Promise<unknown> implements Prisma.PrismaPromise<unknown> {
  static override get [Symbol.species]() {
    return Promise;
  }
  override readonly [Symbol.toStringTag] = "PrismaPromise";
  readonly #own: () => LazyPromise;
  #isPrismas = false;

  /** `own` asks Prisma the same. */
  constructor(answer: () => Promise<unknown>, own: () => LazyPromise) {
    let settle: (answer: Promise<unknown>) => void = () => {};
    super((resolve) => {
      settle = resolve;
    });
    this.#own = own;
    // Of Prisma's promises, those that nobody waits for do nothing and fail for nobody.
    this.catch(() => {});
    queueMicrotask(() => {
      if (!this.#isPrismas) settle(answer());
    });
  }

  #asPrismas(): LazyPromise {
    this.#isPrismas = true;
    return this.#own();
  }

  /** How Prisma takes a read into a transaction of several. */
  requestTransaction(batch: unknown): unknown {
    return this.#asPrismas().requestTransaction?.(batch);
  }

  /** How one asks on for a relation of what is read. */
  follow(relation: string, args: unknown): unknown {
    return this.#asPrismas()[relation]?.(args);
  }
}
