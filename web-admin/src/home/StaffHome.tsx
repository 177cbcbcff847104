import { makeStyles, tokens } from "@fluentui/react-components";
import { CalendarClockRegular, CalendarPersonRegular, PersonRegular } from "@fluentui/react-icons";
import { rowId } from "@machiya/schema/ids";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { StaffHomeQuery } from "../__generated__/StaffHomeQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { paths, staffPath } from "../paths.ts";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
    gap: "16px",
  },
  tile: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    columnGap: "16px",
    padding: "20px 24px",
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: "var(--houseRaised)",
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    fontSize: tokens.fontSizeBase400,
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
    "& svg": { fontSize: "28px", color: "var(--houseAccent)" },
  },
  text: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The ways of staff who are no admins: to their shifts, their appointments and their profile. Source: decisions.md §3. */
export function StaffHome() {
  const styles = useStyles();
  const words = useMessages(messages);
  const { viewer } = useLazyLoadQuery<StaffHomeQuery>(
    graphql`
      query StaffHomeQuery {
        viewer {
          staffMember {
            id
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const number = rowId("StaffMember", viewer.staffMember?.id ?? "") ?? 0;
  const tiles = [
    {
      to: staffPath(number, "shift"),
      icon: <CalendarClockRegular />,
      label: words.shifts,
      text: words.shiftsText,
    },
    {
      to: paths.appointments,
      icon: <CalendarPersonRegular />,
      label: words.appointments,
      text: words.appointmentsText,
    },
    { to: staffPath(number), icon: <PersonRegular />, label: words.profile, text: words.profileText },
  ];
  return (
    <nav className={styles.grid} aria-label={words.ways}>
      {tiles.map(({ to, icon, label, text }) => (
        <Link key={to} to={to} className={styles.tile}>
          {icon}
          <span>
            {label}
            <br />
            <span className={styles.text}>{text}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
