import { graphql, useFragment } from "react-relay";
import type { Abbreviation_service$key } from "../__generated__/Abbreviation_service.graphql.ts";
import { Tag } from "../ui/Tag.tsx";

/** What stands for a service on the timetable; one that nobody wrote is greyed. Source: decisions.md §5. */
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
