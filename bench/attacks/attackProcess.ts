import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { attackClient } from "./attackClient.ts";
import { ATTACKS } from "./attackRequests.ts";

/** Attackers, and the requests that each of them sends in a second: 200 in all. */
const ATTACKERS = 10;
const PER_SECOND = 20;
/** Requests of one attacker that may be without a response. */
const MAX_PENDING = 40;

/**
 * Runs one attack on these origins, or, without any, on a server of this process that refuses everything: the
 * same work for the machine, without the attacked server's.
 */
const [name = "", seconds = "10", ...given] = process.argv.slice(2);
const attack = ATTACKS[name];
if (attack === undefined) throw new Error(`There is no attack “${name}”.`);

async function startDummy(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(429, { connection: "close" }).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const origins = given.length > 0 ? given : [await startDummy()];
const tally: Record<string, number> = {};
const count = (status: number | null) => {
  const key = String(status ?? "closed");
  tally[key] = (tally[key] ?? 0) + 1;
};

for (let index = 0; index < ATTACKERS; index += 1) {
  const client = attackClient(`127.0.0.${11 + index}`);
  let sent = 0;
  let pending = 0;
  const send = () => {
    if (pending >= MAX_PENDING) return;
    const origin = origins[(index + sent) % origins.length] ?? "";
    pending += 1;
    void client.send(origin, attack(index, sent)).then(({ status }) => {
      pending -= 1;
      count(status);
    });
    sent += 1;
  };
  setTimeout(() => setInterval(send, 1000 / PER_SECOND), (index * 1000) / PER_SECOND / ATTACKERS);
}
setTimeout(() => {
  console.log(JSON.stringify(tally));
  process.exit(0);
}, Number(seconds) * 1000);
