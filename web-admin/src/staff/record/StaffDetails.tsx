import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { StaffDetails_staffMember$key } from "../../__generated__/StaffDetails_staffMember.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { DescriptionItem, DescriptionList } from "../../ui/DescriptionList.tsx";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Tag } from "../../ui/Tag.tsx";

const useStyles = makeStyles({ tags: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** Shows what colleagues may see of a staff member, read-only (booking.md §6). */
export function StaffDetails({ staffMember }: { staffMember: StaffDetails_staffMember$key }) {
  const styles = useStyles();
  const words = useMessages("staff");
  const labels = useLabels();
  const data = useFragment(
    graphql`
      fragment StaffDetails_staffMember on StaffMember {
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
      <DescriptionList>
        <DescriptionItem name={words.name}>{data.name}</DescriptionItem>
        <DescriptionItem name={words.englishName}>{data.englishName}</DescriptionItem>
        <DescriptionItem name={words.positionName}>{data.positionName}</DescriptionItem>
        <DescriptionItem name={words.role}>{labelOf(labels.staffRole, data.role)}</DescriptionItem>
        <DescriptionItem name={words.services}>
          {data.services.length > 0 && (
            <div className={styles.tags}>
              {data.services.map(({ id, name }) => (
                <Tag key={id}>{name}</Tag>
              ))}
            </div>
          )}
        </DescriptionItem>
      </DescriptionList>
    </Section>
  );
}
