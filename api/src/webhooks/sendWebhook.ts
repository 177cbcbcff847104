import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { guardedLookup, requirePublicLiteral } from "./addresses.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES_READ = 65_536;
const MAX_STORED_CHARACTERS = 200;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What the other side said. */
export interface WebhookResponse {
  /** Its HTTP status; null: it gave none. */
  status: number | null;
  /** The beginning of what it said, or why there is no status: at most 200 characters. */
  said: string;
  milliseconds: number;
}

export interface WebhookSending {
  /** Whether it may go to addresses that are not public. */
  allowPrivate: boolean;
  timeout?: number;
  /** How names are looked up when addresses must be public. */
  lookup?: LookupFunction;
  /** Cuts it short. */
  signal?: AbortSignal;
}

/** POSTs once, following nothing. Never throws: a fault is an answer without a status. */
export async function sendWebhook(
  request: WebhookRequest,
  sending: WebhookSending,
): Promise<WebhookResponse> {
  const began = performance.now();
  const timeout = AbortSignal.timeout(sending.timeout ?? TIMEOUT_MS);
  const signal = sending.signal === undefined ? timeout : AbortSignal.any([timeout, sending.signal]);
  const answer = await post(request, sending, signal).catch((error: unknown) => ({
    status: null,
    said: timeout.aborted ? "TIMEOUT" : reasonOf(error),
  }));
  return { ...answer, milliseconds: Math.round(performance.now() - began) };
}

function post(
  { url: text, headers, body }: WebhookRequest,
  { allowPrivate, lookup = guardedLookup() }: WebhookSending,
  signal: AbortSignal,
): Promise<{ status: number; said: string }> {
  return new Promise((resolve, reject) => {
    const url = new URL(text);
    if (!allowPrivate) requirePublicLiteral(url);
    const send = url.protocol === "http:" ? http.request : https.request;
    const request = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(!allowPrivate && { lookup }),
    });
    let answered = false;
    request.on("error", (error) => {
      if (!answered) reject(error);
    });
    request.on("response", (response) => {
      // Its status is its answer; how the rest ends, or whether it does, changes nothing.
      answered = true;
      const chunks: Buffer[] = [];
      let length = 0;
      const done = () =>
        resolve({ status: response.statusCode ?? 0, said: bodyPrefix(Buffer.concat(chunks)) });
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= MAX_BYTES_READ) response.destroy();
      });
      response.on("error", () => {});
      response.on("close", done);
    });
    request.end(body);
  });
}

function bodyPrefix(bytes: Buffer): string {
  const text = bytes.subarray(0, MAX_BYTES_READ).toString("utf8");
  return Array.from(text.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .slice(0, MAX_STORED_CHARACTERS)
    .join("");
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code ?? message ?? "UNKNOWN").slice(0, MAX_STORED_CHARACTERS);
}
