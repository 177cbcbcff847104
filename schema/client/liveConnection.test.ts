import { expect, it } from "vitest";
import { onReconnect, reportConnection } from "./liveConnection.ts";

it("the connection is lost until every subscription is open again or closed; then lists refetch once", () => {
  let caughtUp = 0;
  const stop = onReconnect(() => {
    caughtUp += 1;
  });
  const [orders, shifts, appointments] = [{}, {}, {}];
  for (const one of [orders, shifts, appointments]) reportConnection(one, "open");
  expect(caughtUp).toBe(0);
  for (const one of [orders, shifts, appointments]) reportConnection(one, "lost");
  reportConnection(orders, "open");
  reportConnection(shifts, "left");
  expect(caughtUp).toBe(0);
  reportConnection(appointments, "open");
  expect(caughtUp).toBe(1);
  reportConnection(orders, "left");
  reportConnection(appointments, "left");
  expect(caughtUp).toBe(1);
  stop();
});
