import { Agent, type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AttackRequest } from "./attackRequests.ts";

/** Between two bytes of a body that drips. */
const DRIP_MS = 1000;

export interface AttackResult {
  /** Null: it was cut off. */
  status: number | null;
  /** From the last byte that was sent, or from the first when the answer came before, to the last that came. */
  ms: number;
}

/** Sends requests one after another over one connection, as a client at this address behind the proxy. */
export function attackClient(origin: string, address: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  async function send({
    path,
    headers,
    body,
    dripsAfter,
    dropsAnswer,
  }: AttackRequest): Promise<AttackResult> {
    const call = request({
      ...{ agent, hostname, port, path, method: "POST" },
      headers: { ...headers, "content-length": body.length, "x-forwarded-for": address },
    });
    let began = performance.now();
    call.once("finish", () => {
      began = performance.now();
    });
    const ended = new Promise<number | null>((resolve) => {
      call.once("error", () => resolve(null));
      call.once("response", (response) => {
        const { statusCode = null } = response;
        response.once("error", () => resolve(statusCode));
        response.once("close", () => resolve(statusCode));
        response.once("end", () => {
          resolve(statusCode);
          // An answer that comes before the whole body was taken: the rest is not sent.
          if (!call.writableFinished) call.destroy();
        });
        if (dropsAnswer) response.once("data", () => response.destroy());
        response.resume();
      });
    });
    if (dripsAfter === undefined) call.end(body);
    else await drip(call, body, dripsAfter, ended);
    return { status: await ended, ms: performance.now() - began };
  }

  return { send, close: () => agent.destroy() };
}

async function drip(
  call: ClientRequest,
  body: Buffer,
  first: number,
  ended: Promise<number | null>,
): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  call.write(body.subarray(0, first));
  for (let sent = first; sent < body.length && !over; sent += 1) {
    await Promise.race([sleep(DRIP_MS), ended]);
    if (!over) call.write(body.subarray(sent, sent + 1));
  }
}
