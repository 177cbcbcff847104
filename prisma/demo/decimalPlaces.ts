/** Ids follow the order of insertion, so that the nth lowest id belongs to position n. */
export function decimalPlaces(rows: readonly { id: number }[]): (place: number) => number {
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  return (place) => {
    const id = ids[place - 1];
    if (id === undefined) throw new RangeError(`No row at position ${place}`);
    return id;
  };
}
