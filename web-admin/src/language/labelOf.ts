/** The label of a value; a value that this console is too old to know is shown by its name. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}
