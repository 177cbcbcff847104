import { setPriority } from "node:os";
import { attackClient } from "./attackClient.ts";
import { ATTACKS } from "./attackRequests.ts";

/** Connections of the client whose bodies drip: one alone would send a byte a second. */
const DRIPPING = 20;

// Whoever attacks brings a machine of their own: here they get what the server leaves.
setPriority(19);

const [origin = "", seconds = "60"] = process.argv.slice(2);
const end = performance.now() + Number(seconds) * 1000;
const tally: Record<string, Record<string, number>> = {};

await Promise.all(
  Object.entries(ATTACKS).map(async ([name, asked], index) => {
    const counts: Record<string, number> = {};
    tally[name] = counts;
    const loop = async () => {
      const client = attackClient(origin, `198.51.100.${index + 1}`);
      while (performance.now() < end) {
        const left = new Promise<null>((resolve) =>
          setTimeout(resolve, end - performance.now(), null).unref(),
        );
        const answered = await Promise.race([client.send(asked), left]);
        if (answered === null) break;
        const { status } = answered;
        counts[status ?? "cut off"] = (counts[status ?? "cut off"] ?? 0) + 1;
      }
      client.close();
    };
    await Promise.all(Array.from({ length: asked.dripsAfter === undefined ? 1 : DRIPPING }, loop));
  }),
);
console.log(JSON.stringify(tally));
process.exit(0);
