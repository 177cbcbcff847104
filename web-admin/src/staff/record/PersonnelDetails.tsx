import { graphql, useFragment } from "react-relay";
import type { PersonnelDetails_staffMember$key } from "../../__generated__/PersonnelDetails_staffMember.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { DescriptionItem, DescriptionList } from "../../ui/DescriptionList.tsx";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { fieldsOf, PERSONNEL_GROUPS } from "./personnel.ts";
import { personnelValues } from "./personnelValues.ts";
import { ScanView } from "./ScanField.tsx";

/** Shows the user's own personnel data, read-only. */
export function PersonnelDetails({ staffMember }: { staffMember: PersonnelDetails_staffMember$key }) {
  const words = useMessages("staffPersonnel");
  const { username: usernameWord } = useMessages("staff");
  const { username, personnel } = useFragment(
    graphql`
      fragment PersonnelDetails_staffMember on StaffMember {
        username
        personnel {
          ...personnelValues_personnel
        }
      }
    `,
    staffMember,
  );
  const { clockText } = useDates();
  const values = personnelValues(personnel);
  return (
    <>
      <DescriptionList>
        <DescriptionItem name={usernameWord}>{username}</DescriptionItem>
      </DescriptionList>
      {PERSONNEL_GROUPS.map((group) => (
        <Section key={group} title={words[group]}>
          <DescriptionList>
            {fieldsOf(group).map(([field, kind]) => (
              <DescriptionItem key={field} name={words[field]}>
                {kind === "scan" && values[field] !== "" ? (
                  <ScanView label={words[field]} url={values[field]} />
                ) : kind === "day" ? (
                  clockText(values[field])
                ) : (
                  values[field]
                )}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Section>
      ))}
    </>
  );
}
