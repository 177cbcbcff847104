/** A client with cookies for a server under test. */
export class Client {
  readonly origin: string;
  #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Returns a client with the same sessions at another process. */
  at(origin: string): Client {
    const client = new Client(origin);
    client.#cookies = this.#cookies;
    return client;
  }

  /** The Cookie header of its sessions. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set("cookie", this.cookie);
    const response = await fetch(`${this.origin}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]?.split("=", 2) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Executes a GraphQL document; resolves with its data and the code of its first error. */
  async graphql<Data = unknown>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphQLAnswer<Data>> {
    const response = await this.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data: Data | null;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    return { data, code: errors?.[0] ? (errors[0].extensions?.code ?? errors[0].message) : null };
  }

  async rest<Data = unknown>(method: string, path: string, body?: unknown): Promise<RestResponse<Data>> {
    const response = await this.fetch(path, {
      method,
      headers: { product: "machiya", ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as Omit<RestResponse<Data>, "status">) };
  }

  async logIn(username: string, password: string): Promise<this> {
    const { code } = await this.graphql(
      "mutation ($username: String!, $password: String!) { logIn(input: { username: $username, password: $password }) { staffMember { id } } }",
      { username, password },
    );
    if (code !== null) throw new Error(`logIn: ${code}`);
    return this;
  }

  async logInCustomer(number: number, key: string): Promise<this> {
    const { code } = await this.graphql(
      "mutation ($customer: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $customer }) { customer { id } } }",
      { customer: { lineUserId: `U${number.toString(16).padStart(32, "0")}`, name: `客人 ${number}`, key } },
    );
    if (code !== null) throw new Error(`logInCustomer: ${code}`);
    return this;
  }
}

export interface GraphQLAnswer<Data> {
  data: Data | null;
  code: string | null;
}

export interface RestResponse<Data> {
  status: number;
  error_code: number;
  error_text: string;
  data: Data;
}
