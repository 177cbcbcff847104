import type { Viewer } from "@machiya/schema/context";
import { expect, test } from "vitest";
import { createSessionRevocation } from "./sessionRevocation.ts";

const VIEWER: Viewer = {
  staff: { id: 3, role: "STAFF", mustChangePassword: false, sessionId: 30 },
  customer: { id: 4, sessionId: 40 },
  token: null,
};
const NO_SUBJECT = { sessionId: null, staffMemberId: null, customerId: null };

function watching(viewer = VIEWER) {
  const ends = createSessionRevocation();
  const heard: string[] = [];
  const unwatch = ends.watch(viewer, (what) => heard.push(what));
  const announce = (changes: object) => ends.announce(JSON.stringify({ ...NO_SUBJECT, ...changes }));
  return { ...ends, announce, heard, unwatch };
}

test.each([{ sessionId: 30 }, { sessionId: 40 }])(
  "a watcher is notified that its session %o ended",
  (said) => {
    const { announce, heard } = watching();
    announce(said);
    expect(heard).toEqual(["ended"]);
  },
);

test.each([{ staffMemberId: 3 }, { customerId: 4 }])(
  "a watcher is asked to look its session up again when its owner %o changed",
  (said) => {
    const { announce, heard } = watching();
    announce(said);
    expect(heard).toEqual(["look"]);
  },
);

test.each([{ sessionId: 3 }, { staffMemberId: 4 }, { staffMemberId: 30 }, { customerId: 3 }])(
  "a watcher is not notified of %o, which concerns another viewer",
  (said) => {
    const { announce, heard } = watching();
    announce(said);
    expect(heard).toEqual([]);
  },
);

test("many revocations at once all arrive at once", () => {
  const { announce, heard } = watching();
  for (let id = 100; id < 1000; id += 1) announce({ sessionId: id });
  announce({ sessionId: 30 });
  expect(heard).toEqual(["ended"]);
});

test("a stopped watcher is not notified any more; after a gap every other watcher looks its session up", () => {
  const { unwatch, onGap, heard } = watching();
  onGap();
  unwatch();
  onGap();
  expect(heard).toEqual(["look"]);
});

test("an invalid announcement is refused", () => {
  expect(() => createSessionRevocation().announce('{"sessionId":"1"}')).toThrow();
});
