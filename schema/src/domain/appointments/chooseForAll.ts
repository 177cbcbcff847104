/**
 * Returns a choice for each entry within the capacity of the choices, by bipartite matching with augmenting paths;
 * null: there is none.
 */
export function chooseForAll(
  choices: readonly (readonly number[])[],
  room: readonly number[],
): number[] | null {
  const holders = room.map((): number[] => []);
  const place = (who: number, seen: Set<number>): boolean =>
    (choices[who] ?? []).some((choice) => {
      const inside = holders[choice];
      if (inside === undefined || seen.has(choice)) return false;
      seen.add(choice);
      if (inside.length < (room[choice] ?? 0)) return inside.push(who) > 0;
      const moved = inside.findIndex((other) => place(other, seen));
      if (moved === -1) return false;
      inside[moved] = who;
      return true;
    });
  if (!choices.every((_, who) => place(who, new Set()))) return null;
  const chosen = choices.map(() => 0);
  for (const [choice, inside] of holders.entries()) for (const who of inside) chosen[who] = choice;
  return chosen;
}
