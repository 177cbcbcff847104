import { graphql, useFragment } from "react-relay";
import type { Abbreviation_service$key } from "../__generated__/Abbreviation_service.graphql.ts";
import { Tag } from "../ui/Tag.tsx";

/** Shows the abbreviation of a service on the timetable; a generated one is gray (decisions.md §5). */
export function Abbreviation({ service }: { service: Abbreviation_service$key }) {
  const { abbreviation, shownAbbreviation } = useFragment(
    graphql`
      fragment Abbreviation_service on Service {
        abbreviation
        shownAbbreviation
      }
    `,
    service,
  );
  return <Tag tone={abbreviation === "" ? "off" : "new"}>{shownAbbreviation}</Tag>;
}
