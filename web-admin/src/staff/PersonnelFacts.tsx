import { graphql, useFragment } from "react-relay";
import type { PersonnelFacts_staffMember$key } from "../__generated__/PersonnelFacts_staffMember.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Fact, Facts } from "../ui/Facts.tsx";
import { Section } from "../ui/SidePanel.tsx";
import { fieldsOf, PERSONNEL_GROUPS } from "./personnel.ts";
import { personnelValues } from "./personnelValues.ts";
import { ScanView } from "./ScanField.tsx";

/** One's own papers and pay, to be read. */
export function PersonnelFacts({ staffMember }: { staffMember: PersonnelFacts_staffMember$key }) {
  const words = useMessages("staffPersonnel");
  const { username: usernameWord } = useMessages("staff");
  const { username, personnel } = useFragment(
    graphql`
      fragment PersonnelFacts_staffMember on StaffMember {
        username
        personnel {
          ...personnelValues_personnel
        }
      }
    `,
    staffMember,
  );
  const values = personnelValues(personnel);
  return (
    <>
      <Facts>
        <Fact name={usernameWord}>{username}</Fact>
      </Facts>
      {PERSONNEL_GROUPS.map((group) => (
        <Section key={group} title={words[group]}>
          <Facts>
            {fieldsOf(group).map(([field, kind]) => (
              <Fact key={field} name={words[field]}>
                {kind === "scan" && values[field] !== "" ? (
                  <ScanView label={words[field]} url={values[field]} />
                ) : kind === "day" ? (
                  values[field].replaceAll("-", "/")
                ) : (
                  values[field]
                )}
              </Fact>
            ))}
          </Facts>
        </Section>
      ))}
    </>
  );
}
