import type { Transaction } from "../writes/transaction.ts";

/** What somebody is called who has no Latin letters in their name. */
const NAMELESS = "staff";

/** Leaves room for a number below the 100 characters of a user name. */
const MAX_LENGTH = 80;

/** The user name that an English name suggests: Miwa Machida is miwa.machida (decisions.md §3). */
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

/** The suggestion, or the first of suggestion2, suggestion3 … that nobody has. */
export function firstFreeUsername(suggestion: string, taken: ReadonlySet<string>): string {
  let name = suggestion;
  for (let number = 2; taken.has(name); number += 1) name = `${suggestion}${number}`;
  return name;
}

/** A user name from an English name that nobody has now. */
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
