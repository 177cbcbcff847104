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

/** The response of the receiving server. */
export interface WebhookResponse {
  /** The HTTP status; null when no response arrived. */
  status: number | null;
  /** The beginning of the response body, or why there is no status; at most 200 characters. */
  detail: string;
  milliseconds: number;
}

export interface WebhookSending {
  /** Whether requests to addresses that are not public are allowed. */
  allowPrivate: boolean;
  timeout?: number;
  /** How host names are resolved when addresses must be public. */
  lookup?: LookupFunction;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/**
 * Sends one POST request without following redirects. Never throws: a failure is a response without a status.
 */
export async function sendWebhook(
  request: WebhookRequest,
  sending: WebhookSending,
): Promise<WebhookResponse> {
  const began = performance.now();
  const timeout = AbortSignal.timeout(sending.timeout ?? TIMEOUT_MS);
  const signal = sending.signal === undefined ? timeout : AbortSignal.any([timeout, sending.signal]);
  const result = await post(request, sending, signal).catch((error: unknown) => ({
    status: null,
    detail: timeout.aborted ? "TIMEOUT" : reasonOf(error),
  }));
  return { ...result, milliseconds: Math.round(performance.now() - began) };
}

function post(
  { url: text, headers, body }: WebhookRequest,
  { allowPrivate, lookup = guardedLookup() }: WebhookSending,
  signal: AbortSignal,
): Promise<{ status: number; detail: string }> {
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
    let hasResponded = false;
    request.on("error", (error) => {
      if (!hasResponded) reject(error);
    });
    request.on("response", (response) => {
      // The response's status decides; errors while reading the body are ignored.
      hasResponded = true;
      const chunks: Buffer[] = [];
      let length = 0;
      const done = () =>
        resolve({ status: response.statusCode ?? 0, detail: bodyPrefix(Buffer.concat(chunks)) });
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
