import { FastResponse } from "srvx/node";

/**
 * Headers by their names in small letters, as a Response's own but for what these cost: most of what node spent on a small answer went
 * into them. Values are ours: nobody's text becomes one unlooked at, and node refuses what no header may hold.
 */
class PlainHeaders {
  readonly #values = new Map<string, string>();
  readonly #cookies: string[] = [];

  constructor(given: Iterable<readonly [string, string]>) {
    for (const [name, value] of given) this.append(name, value);
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
    const precheckStep = this.#values.get(lower);
    if (lower === "set-cookie") this.#cookies.push(value);
    else this.#values.set(lower, precheckStep === undefined ? value : `${precheckStep}, ${value}`);
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

  /** Names and values in turns, as node writes them. */
  flat(): string[] {
    const all: string[] = [];
    for (const [name, value] of this.#values) all.push(name, value);
    for (const cookie of this.#cookies) all.push("set-cookie", cookie);
    return all;
  }
}

/** A content encoding's bytes of a text that is sent many times. */
type Encoded = Map<string, Promise<Uint8Array<ArrayBuffer>>>;

interface TextInit {
  status?: number;
  headers?: Record<string, string> | Headers;
  encoded?: Encoded;
}

/** srvx's own, but for what it keeps to itself. */
const NodeResponse = FastResponse as unknown as typeof Response;

/** A Response whose body is a text at hand: node sends it as it is, without a stream. */
export class TextResponse extends NodeResponse {
  readonly #headers: PlainHeaders;
  readonly #text: string;

  /** Where its compressed bytes are kept for the next time; undefined: it is sent once. */
  readonly encoded: Encoded | undefined;

  constructor(text: string, { status = 200, headers = {}, encoded }: TextInit = {}) {
    const entries =
      headers instanceof Headers || headers instanceof PlainHeaders ? headers : Object.entries(headers);
    const plain = new PlainHeaders(entries);
    super(text, { status, headers: plain as unknown as Headers });
    this.#headers = plain;
    this.#text = text;
    this.encoded = encoded;
  }

  override get headers(): Headers {
    return this.#headers as unknown as Headers;
  }

  override clone(): TextResponse {
    const { status, encoded } = this;
    return new TextResponse(this.#text, { status, headers: this.headers, ...(encoded && { encoded }) });
  }

  /** What srvx asks for to send it: all that it says now, also when somebody has read it before. */
  _toNodeResponse(): { status: number; statusText: string; headers: string[]; body: string } {
    const headers = this.#headers.flat();
    if (!this.#headers.has("content-type")) headers.push("content-type", "text/plain; charset=utf-8");
    if (!this.#headers.has("content-length"))
      headers.push("content-length", String(Buffer.byteLength(this.#text)));
    return { status: this.status, statusText: this.statusText, headers, body: this.#text };
  }

  /** Its whole body, also when that was read or is being sent. */
  get content(): string {
    return this.#text;
  }
}
