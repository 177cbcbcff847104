/** The methods that some route accepts; a request with any other one is refused before it is routed. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"] as const;

export function isKnownMethod(method: string): boolean {
  return METHODS.some((known) => known === method);
}
