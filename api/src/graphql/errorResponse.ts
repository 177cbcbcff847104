import { TextResponse } from "@machiya/rest-bridge";

/** An error as GraphQL's responses show it. */
interface ShownError {
  message: string;
  extensions: object;
}

/** Returns the response to a request that is refused before its operation runs, in GraphQL's form. */
export function errorResponse(
  { message, extensions }: ShownError,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return new TextResponse(JSON.stringify({ errors: [{ message, extensions }] }), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}
