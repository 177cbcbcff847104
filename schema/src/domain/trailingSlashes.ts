/** Returns a path or an address without slashes at its end. An expression would search again from each slash of many. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
