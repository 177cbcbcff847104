/** A kind of requests that cost about the same. */
export interface WorkKind {
  name: string;
  /** What a request is expected to cost until one of its kind was measured, in milliseconds. */
  estimate: number;
  /**
   * What parsing the body may cost, in milliseconds. Less is never expected, because a client could make large
   * bodies seem cheap by sending some that are refused before they are parsed.
   */
  least: number;
}

/** Measures how much processor time requests cost this process. */
export interface WorkMeter {
  /** Returns the expected cost of a request of this kind. */
  expected(kind: WorkKind): number;
  /**
   * Begins a request. Returns the expected cost, and a function that ends the request and returns its share of
   * what was measured.
   */
  begin(kind: WorkKind): { expected: number; end(): number };
}

/** The expectation of a kind moves by this share of the difference with each request. */
const LEARNING_RATE = 0.3;
/** Maximum number of kinds; a kind is made of a fixed set of routes and sizes. */
const MAX_KINDS = 2000;

/** Processor time of the main thread in milliseconds, which other processes on the machine do not lengthen. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Creates a meter. The time used is divided among the requests under way by their expected costs: exact for a
 * request that runs alone, close for others, and cheap, because nothing is measured between the begin and the
 * end of a request.
 */
export function createWorkMeter(used: () => number = threadTime): WorkMeter {
  const expectations = new Map<string, number>();
  let weights = 0;
  let seen = used();
  /** The cost so far of a request with weight 1 that began with the process. */
  let total = 0;

  function advance(): void {
    const current = used();
    if (weights > 0) total += (current - seen) / weights;
    seen = current;
  }

  function learn({ name }: WorkKind, cost: number): void {
    const expected = expectations.get(name) ?? cost;
    if (expectations.size < MAX_KINDS || expectations.has(name))
      expectations.set(name, expected + LEARNING_RATE * (cost - expected));
  }

  const learned = ({ name, estimate }: WorkKind) => expectations.get(name) ?? estimate;
  const expectedOf = (kind: WorkKind) => Math.max(kind.least, learned(kind));

  return {
    expected: expectedOf,
    begin(kind) {
      advance();
      const began = total;
      // A sum of integers has no rounding errors, so that it is 0 again when no request runs.
      const weight = Math.max(1, Math.round(learned(kind)));
      weights += weight;
      return {
        expected: expectedOf(kind),
        end() {
          advance();
          weights -= weight;
          const cost = weight * (total - began);
          learn(kind, cost);
          return cost;
        },
      };
    },
  };
}
