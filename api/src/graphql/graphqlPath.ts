/** The path at which GraphQL is served. */
export const GRAPHQL_PATH = "/graphql";
