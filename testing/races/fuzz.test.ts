import { expect, test } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { fuzz } from "../fuzz/fuzz.ts";

setLogLevel("silent");

/** `npm run fuzz` sends 50,000; FUZZ_SEED repeats what was seen. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

test(
  `${RUNS} generated requests (seed ${SEED}) at both doors meet no fault of ours and break nothing that must hold`,
  async () => {
    const { faults, broken, ...figures } = await fuzz(RUNS, SEED);
    console.log(JSON.stringify(figures, null, 1));
    expect(broken).toEqual([]);
    expect(faults).toEqual([]);
    // It is no fuzz when hardly anything gets through.
    expect((figures.outcomes["REST 0"] ?? 0) + (figures.outcomes["GraphQL OK"] ?? 0)).toBeGreaterThan(
      RUNS / 10,
    );
  },
  RUNS * 1000,
);
