import { Agent, type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AttackRequest } from "./attackRequests.ts";

/** Between two bytes of a body that drips. */
const DRIP_MS = 1000;

export interface AttackResult {
  /** Null: the connection was closed without a response. */
  status: number | null;
  /** From the first byte that was sent to the last one that came. */
  ms: number;
  /** The response's body, if `readsBody` is set. */
  text: string;
}

/**
 * Sends requests as the client at this address: from that address of this machine if it is one of 127.0.0.0/8,
 * otherwise as behind a proxy.
 */
export function attackClient(address: string, { readsBody = false } = {}) {
  const isLocal = address.startsWith("127.");
  const agent = new Agent({ keepAlive: true, ...(isLocal && { localAddress: address }) });

  async function send(origin: string, asked: AttackRequest): Promise<AttackResult> {
    const { method = "POST", path, headers, body, dripsAfter, dropsAnswer } = asked;
    const { hostname, port } = new URL(origin);
    const call = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: {
        ...headers,
        ...(body.length > 0 && { "content-length": body.length }),
        ...(!isLocal && { "x-forwarded-for": address }),
      },
    });
    const began = performance.now();
    let text = "";
    const ended = new Promise<number | null>((resolve) => {
      call.once("error", () => resolve(null));
      call.once("response", (response) => {
        const { statusCode = null } = response;
        response.once("error", () => resolve(statusCode));
        response.once("close", () => resolve(statusCode));
        response.once("end", () => {
          resolve(statusCode);
          // The response came before the whole body was taken: the rest is not sent.
          if (!call.writableFinished) call.destroy();
        });
        if (dropsAnswer) response.once("data", () => response.destroy());
        if (readsBody) response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        else response.resume();
      });
    });
    if (dripsAfter === undefined) call.end(body);
    else await drip(call, body, dripsAfter, ended);
    const status = await ended;
    return { status, ms: performance.now() - began, text };
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
