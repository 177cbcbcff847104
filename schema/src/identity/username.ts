import type { Transaction } from "../writes/transaction.ts";

/** The suggestion for a name without Latin letters. */
const NAMELESS = "staff";

/**
 * The maximum length of a suggestion, which leaves room for a number within the 100 characters of a username.
 */
const MAX_LENGTH = 80;

/** Suggests a username for an English name: miwa.machida for Miwa Machida (decisions.md §3). */
export function suggestUsername(englishName: string): string {
  const letters = englishName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ".")
    .slice(0, MAX_LENGTH)
    .replace(/^\.+|\.+$/g, "");
  return letters || NAMELESS;
}

/** Returns the suggestion, or the first of suggestion2, suggestion3 … that is not taken. */
export function firstFreeUsername(suggestion: string, taken: ReadonlySet<string>): string {
  let name = suggestion;
  for (let number = 2; taken.has(name); number += 1) name = `${suggestion}${number}`;
  return name;
}

/** Returns a username for an English name that is currently not taken. */
export async function freeUsername(
  tx: Pick<Transaction, "staffMember">,
  englishName: string,
): Promise<string> {
  const suggestion = suggestUsername(englishName);
  const taken = await tx.staffMember.findMany({
    where: { username: { startsWith: suggestion } },
    select: { username: true },
  });
  return firstFreeUsername(suggestion, new Set(taken.map(({ username }) => username)));
}
