import { fetchQuery, graphql } from "react-relay";
import type { findShiftTemplatesQuery } from "../__generated__/findShiftTemplatesQuery.graphql.ts";
import { type Finder, MOST_FOUND } from "../relay/finding.ts";

/** Finds shift templates by part of their name; each is called by its hours too. */
export const findShiftTemplates: Finder = (environment, name) =>
  fetchQuery<findShiftTemplatesQuery>(
    environment,
    graphql`
      query findShiftTemplatesQuery($filter: ShiftTemplateFilter!, $count: Int!) {
        shiftTemplates(filter: $filter, first: $count) {
          edges {
            node {
              id
              name
              startTime
              endTime
            }
          }
        }
      }
    `,
    { filter: { name }, count: MOST_FOUND },
  ).map(({ shiftTemplates }) => shiftTemplates.edges.map(({ node }) => templateChoice(node)));

/** A shift template as a choice: "早班 10:00–16:00". */
export function templateChoice(template: { id: string; name: string; startTime: string; endTime: string }) {
  const { id, name, startTime, endTime } = template;
  return { id, name: `${name} ${startTime}–${endTime}` };
}
