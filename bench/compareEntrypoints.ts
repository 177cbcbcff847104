import { isDeepStrictEqual } from "node:util";
import { seededRandom } from "./dataset/random.ts";
import type { World } from "./requests/operation.ts";
import { INCOMPARABLE, OPERATIONS, type OperationName } from "./requests/operations.ts";
import { ENTRYPOINTS, type Entrypoint, type PreparedRequest } from "./requests/preparedRequests.ts";

/** The number of different requests that are compared for each operation. */
const SAMPLES = 5;
const SHOWN_CHARACTERS = 120;

/** Sends a request and returns its parsed body. */
type Send = (request: Pick<PreparedRequest, "method" | "path" | "headers" | "body">) => Promise<unknown>;

/**
 * Sends the same requests through all entrypoints and compares the values of the responses with the baseline's. Returns the errors.
 * The data must not change during the comparison.
 */
export async function compareEntrypoints(
  operations: readonly OperationName[],
  world: World,
  sendTo: (operation: OperationName, entrypoint: Entrypoint) => Send,
): Promise<string[]> {
  const errors: string[] = [];
  for (const operation of operations.filter((one) => !INCOMPARABLE.has(one))) {
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const valuesOf = async (entrypoint: Entrypoint) => {
        const request = OPERATIONS[operation](world, seededRandom(sample))[entrypoint]?.();
        if (request === undefined) return undefined;
        const { method, path, headers, body } = request;
        const response = await sendTo(
          operation,
          entrypoint,
        )({ method, path, headers, ...(body !== undefined && { body }) });
        const error = request.check(response);
        if (error !== null) throw new Error(error);
        return request.values(response);
      };
      const error = await compareOne(valuesOf).catch(String);
      if (error !== null) errors.push(`${operation}, sample ${sample}: ${error}`);
    }
  }
  return errors;
}

/** Returns the first difference from the baseline; null if there is none. */
async function compareOne(valuesOf: (entrypoint: Entrypoint) => Promise<unknown>): Promise<string | null> {
  const expected = await valuesOf("baseline");
  if (expected === undefined) return null;
  for (const entrypoint of ENTRYPOINTS.filter((one) => one !== "baseline")) {
    const values = await valuesOf(entrypoint);
    if (values !== undefined && !isDeepStrictEqual(values, expected))
      return `${entrypoint} differs from the baseline at ${firstDifference(values, expected, "")}`;
  }
  return null;
}

/** Returns the path of the first difference, with both values. */
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
