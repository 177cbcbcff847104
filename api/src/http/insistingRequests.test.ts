import { expect, it } from "vitest";
import { createInsistingRequests } from "./insistingRequests.ts";
import { type ClientKey, clientKey } from "./workLimiter.ts";

const fresh = clientKey("customer", 1);
const used = clientKey("customer", 2);
const spent = clientKey("customer", 3);
const rests = new Map<ClientKey, number>([
  [fresh, 0.9],
  [used, 0.5],
  [spent, 0.1],
]);

it("they run one after the other, that of the client with the most budget left first, and not those that gave up", async () => {
  const requests = createInsistingRequests({ restOf: (client) => rests.get(client) ?? 1 });
  const order: string[] = [];
  let gaveUp = false;
  const run = async (name: string, client: ClientKey, insists = () => true) => {
    const end = await requests.takeTurn(client, insists);
    order.push(end === null ? `${name} gave up` : name);
    return end;
  };
  const endFirst = await run("first", used);
  const flood = run("flood", spent);
  const late = run("late", used, () => !gaveUp);
  const single = run("single", fresh);
  gaveUp = true;
  expect(order).toEqual(["first"]);
  endFirst?.(0);
  const endSingle = await single;
  expect(order).toEqual(["first", "late gave up", "single"]);
  endSingle?.(0);
  await Promise.all([flood, late]);
  expect(order).toEqual(["first", "late gave up", "single", "flood"]);
});

it("a turn that ends twice gives only one turn", async () => {
  const requests = createInsistingRequests({ restOf: () => 1 });
  let running = 0;
  const run = async () => {
    const end = await requests.takeTurn(fresh, () => true);
    running += 1;
    return end;
  };
  const end = await run();
  const others = [run(), run()];
  end?.(0);
  end?.(0);
  await Promise.race(others);
  expect(running).toBe(2);
});
