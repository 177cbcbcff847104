import { setTimeout as sleep } from "node:timers/promises";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { type FaultCluster, openFaultCluster } from "../faults/faultCluster.ts";
import { fillShop } from "../faults/killedShop.ts";
import {
  sendWrite,
  type WriteAnswer,
  type WriteVerb,
  writeVerbs,
  writtenMarks,
} from "../faults/writeVerbs.ts";
import { Client } from "../servers/client.ts";

const KEY = "fault-key";
const PASSWORD = "faulty-password";
/** `npm run faults` sends 10,000. */
const WRITES = Number(process.env.FAULT_WRITES ?? 120);
const WORKERS = 8;
/** Writes between two faults. */
const WRITES_PER_FAULT = 4;
/** Every third write has an Idempotency-Key and is repeated until its outcome is known. */
const KEYED = 3;
const MAX_REPEATS = 60;
const REPEAT_PAUSE_MS = 250;

let cluster: FaultCluster;

beforeAll(async () => {
  // The embedded Postgres logs its expected crashes.
  setLogLevel("silent");
  cluster = await openFaultCluster({ LINE_ALLOW_UNVERIFIED_LOGIN: "true", LINE_LOGIN_FRONTEND_KEY: KEY });
}, 600_000);
afterAll(() => cluster.close(), 120_000);

interface SentWrite {
  kind: string;
  mark: string;
  effect: WriteVerb["effect"];
  hasKey: boolean;
  /** The code of the first response. */
  first: string;
  /** null: the request got no response at all. */
  answer: WriteAnswer | null;
  code: string;
}

type Sent = Awaited<ReturnType<typeof sendWrite>> | null;

const isOpen = (sent: Sent): boolean => sent === null || sent.answer === "UNKNOWN";

const isNotReady = (sent: Sent): boolean => sent?.code === "INTERNAL" || sent?.code === "5000";

async function openShop() {
  const { prisma } = cluster;
  const passwordHash = await hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "racer", name: "店長", role: "ADMIN", passwordHash } });
  const stock = await fillShop(prisma, dayOf(new Date(), "Asia/Taipei"));
  const marks = Array.from({ length: WRITES }, (_, index) => `fw-${index}`);
  const types = await prisma.productType.createManyAndReturn({
    data: marks.map((name) => ({ name: `doomed ${name}` })),
  });
  const typeIds = new Map(types.map(({ id }, index) => [marks[index], id]));
  const origin = cluster.servers[0]?.origin ?? "";
  const clients = {
    admin: await new Client(origin).logIn("racer", PASSWORD),
    customer: await new Client(origin).logInCustomer(1, KEY),
  };
  const { id: customer } = await prisma.customer.findFirstOrThrow();
  const { id: product } = await prisma.product.create({ data: { name: "茶杯", price: 10 } });
  const targets = { product, customer, staffMember: stock.people[0] ?? 0 };
  const verbs = Object.entries(writeVerbs(stock, targets, (mark) => typeIds.get(mark) ?? 0));
  return { verbs, clients, marks };
}

it(
  `${WRITES} writes during faults at every step: none is refused and yet done, and none is done twice`,
  async () => {
    const { verbs, clients, marks } = await openShop();
    const sent: SentWrite[] = [];
    const queue = marks.entries();

    /** Sends a write to a running process; null: no response came. */
    async function send(index: number, verb: WriteVerb, mark: string, key: string | null) {
      const server = cluster.servers[index % 2] ?? cluster.servers[(index + 1) % 2];
      if (!server) return null;
      const request = verb.request(mark, Math.floor(index / verbs.length));
      return sendWrite(clients[verb.by].at(server.origin), request, key).catch(() => null);
    }

    async function work(): Promise<void> {
      for (const [index, mark] of queue) {
        const [kind = "", verb] = verbs[index % verbs.length] ?? [];
        if (verb === undefined) continue;
        const hasKey = Math.floor(index / verbs.length) % KEYED === 0;
        const key = hasKey ? mark : null;
        let result = await send(index, verb, mark, key);
        const first = result?.code ?? "no answer";
        // From an unknown outcome on, only a result or a refusal by the rules says what became of the write.
        if (hasKey && isOpen(result)) {
          for (let repeat = 1; repeat <= MAX_REPEATS && (isOpen(result) || isNotReady(result)); repeat++) {
            await sleep(REPEAT_PAUSE_MS);
            result = await send(index + repeat, verb, mark, key);
          }
        }
        const { answer = null, code = "" } = result ?? {};
        sent.push({ kind, mark, effect: verb.effect, hasKey, first, answer, code });
      }
    }

    let isWorking = true;
    async function causeFaults(): Promise<Record<string, number>> {
      const counts: Record<string, number> = {};
      const { brief, lasting } = cluster.faults;
      const sequence = Object.entries(lasting).flatMap((fault) => [...Object.entries(brief), fault]);
      for (let round = 0; isWorking; round++) {
        const until = sent.length + WRITES_PER_FAULT;
        while (isWorking && sent.length < until) await sleep(5);
        const [name = "", cause] = sequence[round % sequence.length] ?? [];
        if (!isWorking) break;
        await cause?.();
        counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    }

    const faults = causeFaults();
    await Promise.all(Array.from({ length: WORKERS }, work));
    isWorking = false;
    const faultCounts = await faults;
    await cluster.recover();
    // Postgres drops what lost clients have left behind.
    await sleep(2000);

    const written = await writtenMarks(cluster.prisma);
    const timesDone = ({ effect, mark }: SentWrite) =>
      written[effect].get(effect === "DELETED" ? `doomed ${mark}` : mark) ?? 0;
    const complaints = (fits: (one: SentWrite) => boolean) =>
      sent
        .filter(fits)
        .map(
          ({ kind, mark, first, code, hasKey }) =>
            `${kind} ${mark}${hasKey ? " keyed" : ""}: ${first}, ${code}`,
        );
    const tally = Object.entries(
      Object.groupBy(
        sent,
        ({ answer, code, hasKey }) => `${hasKey ? "keyed " : ""}${answer ?? "no answer"} ${code}`,
      ),
    )
      .map(([outcome, writes = []]) => `${outcome}: ${writes.length}`)
      .sort();
    console.log(JSON.stringify({ faults: faultCounts, outcomes: tally }, null, 1));
    expect({
      refusedYetDone: complaints((one) => one.answer === "REFUSED" && timesDone(one) > 0),
      acknowledgedYetLost: complaints((one) => one.answer === "DONE" && timesDone(one) === 0),
      doneTwice: complaints((one) => timesDone(one) > 1),
      unresolved: complaints((one) => one.hasKey && (one.answer === null || one.answer === "UNKNOWN")),
    }).toEqual({ refusedYetDone: [], acknowledgedYetLost: [], doneTwice: [], unresolved: [] });
    expect(sent).toHaveLength(WRITES);
    // The run is meaningful only if enough writes succeed.
    expect(sent.filter(({ answer }) => answer === "DONE").length).toBeGreaterThan(WRITES / 3);
  },
  WRITES * 3000 + 300_000,
);
