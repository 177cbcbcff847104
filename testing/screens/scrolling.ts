type Report = (crossings: IntersectionObserverEntry[], observer: IntersectionObserver) => void;

const watching = new Set<EndObserver>();
let isEndShown = false;

/** Observes the ends of lists. There is no layout, so a test says when they come into view. */
class EndObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds = [0];
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  observe(): void {
    watching.add(this);
    if (isEndShown) queueMicrotask(() => this.report([true]));
  }

  unobserve(): void {
    watching.delete(this);
  }

  disconnect(): void {
    watching.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  report(crossings: readonly boolean[]): void {
    const entries = crossings.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
    if (watching.has(this)) this.#report(entries, this);
  }
}

Object.assign(globalThis, { IntersectionObserver: EndObserver });

/**
 * Scrolls to the end of each list that can grow, and out of view again, because the list grows. `crossings` are those
 * that the browser reports in one call.
 */
export function scrollToEnds(crossings: readonly boolean[] = [true]): void {
  for (const one of [...watching]) one.report(crossings);
}

/** Keeps the ends of lists in view, or out of view. */
export function showEnds(isShown: boolean): void {
  isEndShown = isShown;
  if (isShown) scrollToEnds();
}
