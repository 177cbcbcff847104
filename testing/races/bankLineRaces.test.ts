import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow } from "../../schema/src/testing/fixtures.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

/** How often the race runs, and the number of lines of each file. */
const ROUNDS = 4;
const LINES = 8;
/** The number of people who accept the same file at once, alternating between two processes. */
const RACERS = 4;

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(0);
});
afterAll(() => salon?.close());

const COUNT =
  "mutation ($input: CountBankLinesInput!) { countBankLines(input: $input) { done rows { code } } }";

it("of one file that several people accept at once, each line is recorded once", async () => {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (let round = 0; round < ROUNDS; round += 1) {
    const digits = (index: number) => String(10_000 + round * 1000 + index * 13);
    const orders = await Promise.all(
      Array.from({ length: LINES }, (_, index) =>
        orderRow(salon.prisma, {
          total: 100 + index * 7,
          paymentMethod: 3,
          note: digits(index),
          createdAt: new Date(Date.now() - 3 * 86_400_000),
        }),
      ),
    );
    const text = orders.map(({ note, total }) => `${day},${total},${note}`).join("\n");
    const accepted = orders.map(({ id }, index) => ({ line: index + 1, orderId: globalId("Order", id) }));
    const results = await Promise.all(
      Array.from({ length: RACERS }, (_, index) =>
        salon.admin(index).graphql(COUNT, {
          // Some begin at the end, so that they meet in the middle.
          input: { text, accepted: index < RACERS / 2 ? accepted : accepted.toReversed() },
        }),
      ),
    );
    expect(results.map(({ code }) => code)).toEqual(Array.from({ length: RACERS }, () => null));
    const codes = results.flatMap(
      ({ data }) => (data as { countBankLines: { rows: { code: string | null }[] } }).countBankLines.rows,
    );
    expect(codes.filter(({ code }) => code === null)).toHaveLength(LINES);
    expect(new Set(codes.flatMap(({ code }) => code ?? []))).toEqual(new Set(["ALREADY_EXISTS"]));
    for (const { id, total } of orders) {
      const payments = await salon.prisma.payment.findMany({ where: { orderId: id } });
      expect(payments.map(({ amount, state }) => `${amount} ${state}`)).toEqual([`${total} CAPTURED`]);
    }
  }
});
