import { isDeepStrictEqual } from "node:util";
import { seededRandom } from "./dataset/random.ts";
import { INCOMPARABLE, OPERATIONS, type OperationName, type World } from "./requests/operations.ts";
import { ENTRYPOINTS, type Entrypoint, type PreparedRequest } from "./requests/preparedRequests.ts";

/** Different requests of each operation that are compared. */
const SAMPLES = 5;
const SHOWN_CHARACTERS = 120;

/** Sends a request and returns its parsed body. */
type Send = (request: Pick<PreparedRequest, "method" | "path" | "headers" | "body">) => Promise<unknown>;

/**
 * Sends the same requests through all entrypoints and compares the values of the answers with the baseline's. Returns what is wrong.
 * The data must not change meanwhile.
 */
export async function compareEntrypoints(
  operations: readonly OperationName[],
  world: World,
  sendTo: (operation: OperationName, door: Entrypoint) => Send,
): Promise<string[]> {
  const faults: string[] = [];
  for (const operation of operations.filter((one) => !INCOMPARABLE.has(one))) {
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const valuesOf = async (door: Entrypoint) => {
        const request = OPERATIONS[operation](world, seededRandom(sample))[door]?.();
        if (request === undefined) return undefined;
        const { method, path, headers, body } = request;
        const answer = await sendTo(
          operation,
          door,
        )({ method, path, headers, ...(body !== undefined && { body }) });
        const fault = request.fault(answer);
        if (fault !== null) throw new Error(fault);
        return request.values(answer);
      };
      const fault = await compareOne(valuesOf).catch(String);
      if (fault !== null) faults.push(`${operation}, sample ${sample}: ${fault}`);
    }
  }
  return faults;
}

/** What differs from the baseline; null: nothing. */
async function compareOne(valuesOf: (door: Entrypoint) => Promise<unknown>): Promise<string | null> {
  const expected = await valuesOf("baseline");
  if (expected === undefined) return null;
  for (const door of ENTRYPOINTS.filter((one) => one !== "baseline")) {
    const values = await valuesOf(door);
    if (values !== undefined && !isDeepStrictEqual(values, expected))
      return `${door} differs from the baseline at ${firstDifference(values, expected, "")}`;
  }
  return null;
}

/** The path of the first difference, with both values. */
function firstDifference(one: unknown, other: unknown, path: string): string {
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    const name = [...names].find((each) => !isDeepStrictEqual(one[each], other[each])) ?? "";
    return firstDifference(one[name], other[name], `${path}/${name}`);
  }
  const [shown, expected] = [one, other].map((value) => JSON.stringify(value)?.slice(0, SHOWN_CHARACTERS));
  return `${path}: ${shown}, not ${expected}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
