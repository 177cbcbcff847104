import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { StaffFacts_staffMember$key } from "../__generated__/StaffFacts_staffMember.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { Fact, Facts } from "../ui/Facts.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/SidePanel.tsx";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({ tags: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** What colleagues see of somebody, to be read. Source: booking.md §6. */
export function StaffFacts({ staffMember }: { staffMember: StaffFacts_staffMember$key }) {
  const styles = useStyles();
  const words = useMessages("staff");
  const labels = useLabels();
  const data = useFragment(
    graphql`
      fragment StaffFacts_staffMember on StaffMember {
        name
        englishName
        positionName
        role
        imageUrl
        services {
          id
          name
        }
      }
    `,
    staffMember,
  );
  return (
    <Section title={words.who}>
      <Picture url={data.imageUrl} size={96} />
      <Facts>
        <Fact name={words.name}>{data.name}</Fact>
        <Fact name={words.englishName}>{data.englishName}</Fact>
        <Fact name={words.positionName}>{data.positionName}</Fact>
        <Fact name={words.role}>{labelOf(labels.staffRole, data.role)}</Fact>
        <Fact name={words.services}>
          {data.services.length > 0 && (
            <div className={styles.tags}>
              {data.services.map(({ id, name }) => (
                <Tag key={id}>{name}</Tag>
              ))}
            </div>
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
