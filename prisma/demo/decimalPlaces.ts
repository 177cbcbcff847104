/** Ids come in the order of insertion, so the nth lowest is that of place n. */
export function decimalPlaces(rows: readonly { id: number }[]): (place: number) => number {
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  return (place) => {
    const id = ids[place - 1];
    if (id === undefined) throw new RangeError(`No row ${place}`);
    return id;
  };
}
