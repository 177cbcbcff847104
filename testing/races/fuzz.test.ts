import { expect, test } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { fuzz } from "../fuzz/fuzz.ts";

setLogLevel("silent");

/** `npm run fuzz` sends 50,000 requests; FUZZ_SEED repeats an earlier run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

test(
  `${RUNS} generated requests (seed ${SEED}) to both APIs cause no internal error and break no invariant`,
  async () => {
    const { faults, broken, ...figures } = await fuzz(RUNS, SEED);
    console.log(JSON.stringify(figures, null, 1));
    expect(broken).toEqual([]);
    expect(faults).toEqual([]);
    // The run is meaningful only if enough requests succeed.
    expect((figures.outcomes["REST 0"] ?? 0) + (figures.outcomes["GraphQL OK"] ?? 0)).toBeGreaterThan(
      RUNS / 10,
    );
  },
  RUNS * 1000,
);
