import { FastResponse } from "srvx/node";

/**
 * A cheaper replacement for Headers, which used most of the time that Node needed for a small response. Names
 * are lowercase. Values are not validated here, because the server sets them and Node refuses invalid ones.
 */
class PlainHeaders {
  readonly #values = new Map<string, string>();
  readonly #cookies: string[] = [];

  constructor(entries: Iterable<readonly [string, string]>) {
    for (const [name, value] of entries) this.append(name, value);
  }

  get(name: string): string | null {
    const lower = name.toLowerCase();
    if (lower === "set-cookie") return this.#cookies.length === 0 ? null : this.#cookies.join(", ");
    return this.#values.get(lower) ?? null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  set(name: string, value: string): void {
    this.delete(name);
    this.append(name, value);
  }

  append(name: string, value: string): void {
    const lower = name.toLowerCase();
    const previous = this.#values.get(lower);
    if (lower === "set-cookie") this.#cookies.push(value);
    else this.#values.set(lower, previous === undefined ? value : `${previous}, ${value}`);
  }

  delete(name: string): void {
    const lower = name.toLowerCase();
    if (lower === "set-cookie") this.#cookies.length = 0;
    else this.#values.delete(lower);
  }

  getSetCookie(): string[] {
    return [...this.#cookies];
  }

  *entries(): Generator<[string, string]> {
    yield* this.#values;
    for (const cookie of this.#cookies) yield ["set-cookie", cookie];
  }

  *keys(): Generator<string> {
    for (const [name] of this.entries()) yield name;
  }

  *values(): Generator<string> {
    for (const [, value] of this.entries()) yield value;
  }

  forEach(work: (value: string, name: string) => void): void {
    for (const [name, value] of this.entries()) work(value, name);
  }

  [Symbol.iterator](): Generator<[string, string]> {
    return this.entries();
  }

  /** Returns names and values alternately, as Node writes them. */
  flat(): string[] {
    const all: string[] = [];
    for (const [name, value] of this.#values) all.push(name, value);
    for (const cookie of this.#cookies) all.push("set-cookie", cookie);
    return all;
  }
}

/** srvx's response class without its private members. */
const NodeResponse = FastResponse as unknown as typeof Response;

export interface WholeInit {
  status?: number;
  headers?: Record<string, string> | Headers;
}

/** A Response with a complete body, which Node sends without a stream. */
export abstract class WholeResponse<Body extends string | Uint8Array<ArrayBuffer>> extends NodeResponse {
  readonly #headers: PlainHeaders;
  readonly #content: Body;

  constructor(content: Body, { status = 200, headers = {} }: WholeInit = {}) {
    const entries =
      headers instanceof Headers || headers instanceof PlainHeaders ? headers : Object.entries(headers);
    const plain = new PlainHeaders(entries);
    super(content, { status, headers: plain as unknown as Headers });
    this.#headers = plain;
    this.#content = content;
  }

  override get headers(): Headers {
    return this.#headers as unknown as Headers;
  }

  /** Returns what srvx sends: the current status and headers, and the body even after it was read. */
  _toNodeResponse(): { status: number; statusText: string; headers: string[]; body: Body } {
    const headers = this.#headers.flat();
    if (!this.#headers.has("content-type") && typeof this.#content === "string")
      headers.push("content-type", "text/plain; charset=utf-8");
    if (!this.#headers.has("content-length"))
      headers.push("content-length", String(Buffer.byteLength(this.#content)));
    return { status: this.status, statusText: this.statusText, headers, body: this.#content };
  }

  /** Returns the whole body, even after it was read or sent. */
  get content(): Body {
    return this.#content;
  }
}
