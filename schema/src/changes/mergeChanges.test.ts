import { describe, expect, it } from "vitest";
import { changeSource } from "../testing/changeSource.ts";
import { mergeChanges } from "./mergeChanges.ts";

describe("merged changes", () => {
  const sources = () => {
    const [numbers, texts] = [changeSource<number>(), changeSource<string>()];
    const events = mergeChanges<{ number: number; text: string }>({
      number: numbers.iterator,
      text: texts.iterator,
    });
    return { numbers, texts, events };
  };

  it("arrive in the order of their sources' events, each under its source's name", async () => {
    const { numbers, texts, events } = sources();
    const first = events.next();
    texts.tell("a");
    expect(await first).toEqual({ done: false, value: { text: "a" } });
    numbers.tell(1);
    expect(await events.next()).toEqual({ done: false, value: { number: 1 } });
    numbers.tell(2);
    numbers.tell(3);
    texts.tell("b");
    const rest = [await events.next(), await events.next(), await events.next()].map(({ value }) => value);
    expect(rest).toHaveLength(3);
    expect(rest).toEqual(expect.arrayContaining([{ number: 2 }, { number: 3 }, { text: "b" }]));
    expect(rest.findIndex((one) => one.number === 2)).toBeLessThan(rest.findIndex((one) => one.number === 3));
  });

  it("do not read ahead of the consumer, so that values wait in the bounded queue of their source", async () => {
    let asked = 0;
    const source: AsyncIterableIterator<number> = {
      next: () => Promise.resolve({ done: false, value: ++asked }),
      [Symbol.asyncIterator]() {
        return this;
      },
    };
    const events = mergeChanges<{ number: number }>({ number: source });
    expect(asked).toBe(0);
    await events.next();
    await events.next();
    expect(asked).toBe(2);
  });

  it("end every source when the consumer leaves, even while it waits", async () => {
    const { numbers, texts, events } = sources();
    const next = events.next();
    await events.return?.();
    expect((await next).done).toBe(true);
    expect([numbers.isEnded(), texts.isEnded()]).toEqual([true, true]);
    expect((await events.next()).done).toBe(true);
  });

  it("end when one source ends, with the others", async () => {
    const { numbers, texts, events } = sources();
    const next = events.next();
    await texts.iterator.return?.();
    expect((await next).done).toBe(true);
    expect(numbers.isEnded()).toBe(true);
  });

  it("fail when one source fails, and end the others", async () => {
    const texts = changeSource<string>();
    const numbers: AsyncIterableIterator<number> = {
      next: () => Promise.reject(new Error("The source failed")),
      [Symbol.asyncIterator]() {
        return this;
      },
    };
    const events = mergeChanges<{ number: number; text: string }>({
      number: numbers,
      text: texts.iterator,
    });
    await expect(events.next()).rejects.toThrow("The source failed");
    expect(texts.isEnded()).toBe(true);
  });
});
