import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { StaffCard_staffMember$key } from "../../__generated__/StaffCard_staffMember.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { StaffStateTag } from "./StaffStateTag.tsx";
import { staffNumber } from "./staffSearch.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "12px 16px",
    gridTemplateRows: "auto 1fr auto",
    padding: "16px",
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  marked: { border: `1px solid var(--houseAccent)`, backgroundColor: "var(--houseAccentSoft)" },
  who: { display: "flex", flexDirection: "column", minWidth: 0, rowGap: "2px" },
  head: { display: "flex", alignItems: "baseline", justifyContent: "space-between", columnGap: "8px" },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
  },
  faint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  services: {
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    gap: "4px",
    gridColumn: "1 / -1",
  },
  foot: {
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
  },
});

interface StaffCardProps {
  staffMember: StaffCard_staffMember$key;
  /** The actions. */
  children: ReactNode;
  marked?: boolean;
}

/** The public data of a current or former staff member; booking.md §2 specifies its fields. */
export function StaffCard({ staffMember, marked, children }: StaffCardProps) {
  const styles = useStyles();
  const words = useMessages("staff");
  const data = useFragment(
    graphql`
      fragment StaffCard_staffMember on StaffMember {
        id
        name
        englishName
        positionName
        imageUrl
        services {
          id
          name
        }
        ...StaffStateTag_staffMember
      }
    `,
    staffMember,
  );
  return (
    <li data-row className={mergeClasses(styles.card, marked && styles.marked)} aria-label={data.name}>
      <Picture url={data.imageUrl} size={64} />
      <div className={styles.who}>
        <div className={styles.head}>
          <h2 className={styles.name}>{data.name}</h2>
          <span className={styles.faint}>#{staffNumber(data.id)}</span>
        </div>
        <span>{data.englishName}</span>
        <span className={styles.faint}>{data.positionName}</span>
      </div>
      <div className={styles.services}>
        {data.services.length === 0 ? (
          <span className={styles.faint}>{words.noServices}</span>
        ) : (
          data.services.map(({ id, name }) => <Tag key={id}>{name}</Tag>)
        )}
      </div>
      <div className={styles.foot}>
        <StaffStateTag staffMember={data} />
        {children}
      </div>
    </li>
  );
}
