import { expect, test } from "vitest";
import { firstFreeUsername, suggestUsername } from "./username.ts";

test.each([
  ["Miwa Machida", "miwa.machida"],
  ["  Zoë  O'Neill-Åberg ", "zoe.o.neill.aberg"],
  ["Agent 47", "agent.47"],
  ["陳小美", "staff"],
  ["", "staff"],
  ["a".repeat(200), "a".repeat(80)],
])("%j suggests %s", (englishName, username) => {
  expect(suggestUsername(englishName)).toBe(username);
});

test("taken usernames are numbered from 2", () => {
  expect(firstFreeUsername("amy", new Set())).toBe("amy");
  expect(firstFreeUsername("amy", new Set(["amy"]))).toBe("amy2");
  expect(firstFreeUsername("amy", new Set(["amy", "amy2", "amy.chen", "amy4"]))).toBe("amy3");
});
