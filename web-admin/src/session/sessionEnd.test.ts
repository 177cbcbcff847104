import { Refusal } from "@machiya/schema/client/refusal";
import { Observable } from "relay-runtime";
import { expect, it } from "vitest";
import { acrossSessions, continueSession, forgetSession, reportingSessionEnd } from "./sessionEnd.ts";

const refused = () => Observable.create<string>((sink) => sink.error(new Refusal("UNAUTHENTICATED")));
const answered = () => Observable.from(Promise.resolve("data"));

/** Sends a read that receives these responses one after the other, and records what its observer receives. */
function read(...answers: (() => Observable<string>)[]) {
  const told: string[] = [];
  let sent = 0;
  const subscription = acrossSessions(() => (answers[sent++] ?? answered)()).subscribe({
    next: (value) => told.push(value),
    error: (error: Error) => told.push(error.message),
    complete: () => told.push("complete"),
  });
  return { told, sent: () => sent, leave: () => subscription.unsubscribe() };
}

it("a read that the ended session refuses is sent again when the person is back", async () => {
  const { told, sent } = read(refused);
  expect([told, sent()]).toEqual([[], 1]);
  continueSession();
  await expect.poll(() => told).toEqual(["data", "complete"]);
  expect(sent()).toBe(2);
});

it("a read waits as often as the session ends, but not when another person starts or its screen is left", () => {
  const again = read(refused, refused);
  continueSession();
  expect([again.told, again.sent()]).toEqual([[], 2]);
  const left = read(refused);
  left.leave();
  continueSession();
  expect(left.sent()).toBe(1);
  const former = read(refused);
  forgetSession();
  continueSession();
  expect(former.sent()).toBe(1);
});

it("other refusals, and those of writes, are told", () => {
  const { told } = read(() => Observable.create((sink) => sink.error(new Refusal("CONFLICT"))));
  expect(told).toEqual(["CONFLICT"]);
  const ofWrite: string[] = [];
  reportingSessionEnd(refused()).subscribe({ error: (error: Error) => ofWrite.push(error.message) });
  expect(ofWrite).toEqual(["UNAUTHENTICATED"]);
  forgetSession();
});
