/** Returns the label of a value; an unknown value from a newer server is shown by its name. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}
