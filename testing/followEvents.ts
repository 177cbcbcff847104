import type { Client } from "./servers/client.ts";

export interface Events<Data> {
  /** Resolves with the data of the next event; rejects when the server has ended the stream. */
  next(): Promise<Data>;
  leave(): Promise<void>;
}

/** Opens a subscription and returns its events once the server has accepted it. */
export async function followEvents<Data>(client: Client, query: string): Promise<Events<Data>> {
  const response = await client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ query }),
  });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next() {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end < 0) {
          const { done, value } = await reader.read();
          if (done) throw new Error(`The stream ended: ${text}`);
          text += value;
          continue;
        }
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        const data = /^data: (\{.*)$/m.exec(event)?.[1];
        if (data !== undefined) return JSON.parse(data).data as Data;
      }
    },
    leave: () => reader.cancel(),
  };
}
