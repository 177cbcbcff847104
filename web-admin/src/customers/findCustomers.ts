import { fetchQuery, graphql } from "react-relay";
import type { findCustomersQuery } from "../__generated__/findCustomersQuery.graphql.ts";
import { type Finder, MOST_FOUND } from "../relay/finding.ts";

/** Finds customers by part of their name or of their phone number, which tells namesakes apart. */
export const findCustomers: Finder = (environment, text) =>
  fetchQuery<findCustomersQuery>(
    environment,
    graphql`
      query findCustomersQuery($filter: CustomerFilter!, $count: Int!) {
        customers(filter: $filter, first: $count) {
          edges {
            node {
              id
              name
              phone
            }
          }
        }
      }
    `,
    { filter: /^[\d\s+()-]+$/.test(text) ? { phone: text } : { name: text }, count: MOST_FOUND },
  ).map(({ customers }) =>
    customers.edges.map(({ node: { id, name, phone } }) => ({
      id,
      name: phone === "" ? name : `${name} ${phone}`,
    })),
  );
