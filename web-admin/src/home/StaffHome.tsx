import { makeStyles, tokens } from "@fluentui/react-components";
import { CalendarClockRegular, CalendarPersonRegular, PersonRegular } from "@fluentui/react-icons";
import { rowId } from "@machiya/schema/ids";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { StaffHomeQuery } from "../__generated__/StaffHomeQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { paths, staffPath } from "../paths.ts";
import { TILE_STYLE } from "./tile.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
    gap: "16px",
  },
  tile: {
    ...TILE_STYLE,
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    columnGap: "16px",
    fontSize: tokens.fontSizeBase400,
    "& svg": { fontSize: "28px", color: tokens.colorBrandForeground1 },
  },
  text: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Links other staff to their shifts, appointments and profile (decisions.md §3). */
export function StaffHome() {
  const styles = useStyles();
  const words = useMessages("home");
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
      to: paths.appointmentCalendar,
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
