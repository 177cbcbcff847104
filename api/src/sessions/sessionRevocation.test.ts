import type { Viewer } from "@machiya/schema/context";
import { expect, test } from "vitest";
import { createSessionRevocation } from "./sessionRevocation.ts";

const VIEWER: Viewer = {
  staff: { id: 3, role: "STAFF", mustChangePassword: false, sessionId: 30 },
  customer: { id: 4, sessionId: 40 },
  token: null,
};
const NOBODY = { sessionId: null, staffMemberId: null, customerId: null };

function watching(viewer = VIEWER) {
  const ends = createSessionRevocation();
  const heard: string[] = [];
  const unwatch = ends.watch(viewer, (what) => heard.push(what));
  const announce = (said: object) => ends.announce(JSON.stringify({ ...NOBODY, ...said }));
  return { ...ends, announce, heard, unwatch };
}

test.each([{ sessionId: 30 }, { sessionId: 40 }])(
  "a watcher hears of the end of %o, which is theirs",
  (said) => {
    const { announce, heard } = watching();
    announce(said);
    expect(heard).toEqual(["ended"]);
  },
);

test.each([{ staffMemberId: 3 }, { customerId: 4 }])(
  "a watcher is told to look when %o, who they are, changed",
  (said) => {
    const { announce, heard } = watching();
    announce(said);
    expect(heard).toEqual(["look"]);
  },
);

test.each([{ sessionId: 3 }, { staffMemberId: 4 }, { staffMemberId: 30 }, { customerId: 3 }])(
  "a watcher hears nothing of %o, which is somebody else's",
  (said) => {
    const { announce, heard } = watching();
    announce(said);
    expect(heard).toEqual([]);
  },
);

test("many ends at once all arrive, however slow the reader", () => {
  const { announce, heard } = watching();
  for (let id = 100; id < 1000; id += 1) announce({ sessionId: id });
  announce({ sessionId: 30 });
  expect(heard).toEqual(["ended"]);
});

test("whoever stopped watching hears no more; when announcements were missed everyone else looks", () => {
  const { unwatch, onGap, heard } = watching();
  onGap();
  unwatch();
  onGap();
  expect(heard).toEqual(["look"]);
});

test("what is no announcement is refused", () => {
  expect(() => createSessionRevocation().announce('{"sessionId":"1"}')).toThrow();
});
