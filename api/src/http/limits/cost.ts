import { COSTS } from "./policy.ts";

const PAGE_SIZE = /[?&]page_num=(\d{1,9})/;

/** Returns how many points a request is expected to cost; a body without a length may be large. */
export function expectedPoints({ headers, url }: Request): number {
  const { least, most, perByte, perRow } = COSTS.expected;
  if (!headers.has("content-length") && headers.has("transfer-encoding")) return most;
  const bytes = Number(headers.get("content-length") ?? 0) || 0;
  const rows = Number(PAGE_SIZE.exec(url)?.[1] ?? 0);
  return Math.ceil(Math.max(least, Math.min(most, bytes * perByte + rows * perRow)));
}

/** The processor time of the main thread in milliseconds, which other processes do not lengthen. */
const threadTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Measures the processor time of requests: the time used is divided among those under way by their weights. Returns the
 * function that begins one, which returns the function that ends it.
 */
export function createCostMeter(used: () => number = threadTime) {
  let [weights, seen, perWeight] = [0, used(), 0];
  const advance = () => {
    const current = used();
    if (weights > 0) perWeight += (current - seen) / weights;
    seen = current;
  };
  return (weight: number) => {
    advance();
    const began = perWeight;
    weights += weight;
    return () => {
      advance();
      weights -= weight;
      return weight * (perWeight - began);
    };
  };
}
