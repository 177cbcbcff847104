const nodeFetch = globalThis.fetch;

/** A request of the pages. */
export interface PageRequest {
  method: string;
  path: string;
  headers: Headers;
  /** The parsed JSON body; null when there is none. */
  body: unknown;
  signal: AbortSignal | null;
  /** Sends an intercepted request to the server. */
  send(): Promise<Response>;
}

/** Answers a request in place of the server, or returns null, so that it is sent. */
export type Interception = (request: PageRequest) => Response | Promise<Response> | null;

function parseBody(body: unknown): unknown {
  if (typeof body !== "string") return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * The requests of the pages in this worker, which are sent to a server over HTTP. It keeps the cookies that scripts
 * cannot read, as a browser does, and lets tests intercept requests.
 */
export class PageNetwork {
  #origin = "";
  readonly #hiddenCookies = new Map<string, string>();
  readonly #interceptions = new Set<Interception>();
  /** Ends the connections that are open, such as event streams. */
  #connections = new AbortController();
  #isOffline = false;
  /** Whether requests were made to fail, which the pages report. */
  mayFail = false;
  /** The requests since the page was opened, in their order. */
  readonly requests: PageRequest[] = [];

  /** Sends the requests of the pages to this server, without any cookie. */
  connect(origin: string): void {
    this.#origin = origin;
    this.#isOffline = false;
    this.mayFail = false;
    this.#hiddenCookies.clear();
    this.#interceptions.clear();
    this.requests.length = 0;
    globalThis.fetch = (input, init) =>
      typeof input === "string" && input.startsWith("/")
        ? this.#send(input, init ?? {})
        : nodeFetch(input, init);
  }

  /** Lets a test answer requests until the returned function is called. */
  intercept(interception: Interception): () => void {
    this.#interceptions.add(interception);
    return () => this.#interceptions.delete(interception);
  }

  /** Removes all interceptions. */
  release(): void {
    this.#interceptions.clear();
  }

  setCookieHeader(header: string): void {
    for (const pair of header.split("; ").filter((one) => one !== "")) {
      const [name = "", value = ""] = pair.split("=", 2);
      this.#hiddenCookies.set(name, value);
    }
  }

  hasSession(): boolean {
    return this.#hiddenCookies.size > 0;
  }

  clearCookies(): void {
    this.#hiddenCookies.clear();
  }

  /** Cuts or restores the connection, and tells the window. */
  setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    if (isOffline) {
      this.mayFail = true;
      this.#connections.abort(new TypeError("network error"));
      this.#connections = new AbortController();
    }
    Object.defineProperty(navigator, "onLine", { configurable: true, value: !isOffline });
    window.dispatchEvent(new Event(isOffline ? "offline" : "online"));
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const request: PageRequest = {
      method: init.method ?? "GET",
      path,
      headers,
      body: parseBody(init.body),
      signal: init.signal ?? null,
      send: () => this.#deliver(path, headers, init),
    };
    this.requests.push(request);
    if (this.#isOffline) throw new TypeError("Failed to fetch");
    for (const interception of this.#interceptions) {
      const answer = interception(request);
      if (answer !== null) return answer;
    }
    return request.send();
  }

  async #deliver(path: string, headers: Headers, init: RequestInit): Promise<Response> {
    const cookies = [...this.#hiddenCookies].map(([name, value]) => `${name}=${value}`);
    headers.set("cookie", [...cookies, document.cookie].filter((one) => one !== "").join("; "));
    headers.set("origin", this.#origin);
    const { signal: connection } = this.#connections;
    const signal = init.signal ? AbortSignal.any([init.signal, connection]) : connection;
    const response = await nodeFetch(`${this.#origin}${path}`, { ...init, headers, signal });
    for (const cookie of response.headers.getSetCookie()) this.#receiveCookie(cookie);
    return response;
  }

  #receiveCookie(cookie: string): void {
    const [name = "", value = ""] = cookie.split(";")[0]?.split("=", 2) ?? [];
    if (!/;\s*httponly/i.test(cookie)) Object.assign(document, { cookie });
    else if (value === "") this.#hiddenCookies.delete(name);
    else this.#hiddenCookies.set(name, value);
  }
}

export const network = new PageNetwork();
