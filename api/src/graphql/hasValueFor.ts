/** Returns whether a value contains something other than null under this name, at any depth. */
export function hasValueFor(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, one]) => (key === name && one !== null) || hasValueFor(one, name));
}
