import { makeStyles, tokens } from "@fluentui/react-components";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { graphql, useFragment } from "react-relay";
import type { HomeSchedule_today$key } from "../../__generated__/HomeSchedule_today.graphql.ts";
import { useLanguage, useMessages } from "../../language/language.ts";
import { appointmentDayPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { CARD_STYLE, CARD_TITLE_STYLE } from "../tile.ts";
import { useNow } from "../useNow.ts";
import { dayScale } from "./dayScale.ts";
import { NextVisits } from "./NextVisits.tsx";
import { PersonDay, type PersonDayProps } from "./PersonDay.tsx";
import { TimelineHours } from "./TimelineHours.tsx";

const useStyles = makeStyles({
  root: { ...CARD_STYLE, rowGap: "12px" },
  title: CARD_TITLE_STYLE,
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  people: { margin: 0, padding: 0, listStyleType: "none", display: "grid", rowGap: "6px" },
});

/** Shows the next visits and the day of each staff member; on a closed day, the next open day. */
export function HomeSchedule({ today }: { today: HomeSchedule_today$key }) {
  const styles = useStyles();
  const words = useMessages("home");
  const { locale } = useLanguage();
  const now = useNow();
  const { day, schedule } = useFragment(
    graphql`
      fragment HomeSchedule_today on Today {
        day
        schedule {
          openDay
          people {
            staffMember {
              id
              name
            }
            working {
              startsAt
              endsAt
            }
            timeOff {
              startsAt
              endsAt
            }
          }
          items {
            id
            startsAt
            endsAt
            serviceName
            staffMember {
              id
              name
            }
            appointment {
              number
              customerName
              customer {
                id
                erased
              }
            }
          }
        }
      }
    `,
    today,
  );
  const { openDay, people, items } = schedule;
  const scale = dayScale([...people.flatMap(({ working }) => working), ...items]);
  const planned = people.map(({ staffMember, working, timeOff }) => ({
    id: staffMember.id,
    name: staffMember.name,
    working,
    timeOff,
    items: items.filter((item) => item.staffMember?.id === staffMember.id),
  }));
  const others = Map.groupBy(
    items.filter(({ staffMember }) => !planned.some(({ id }) => id === staffMember?.id)),
    ({ staffMember }) => staffMember?.id ?? "",
  );
  const rows: (Pick<PersonDayProps, "name" | "working" | "timeOff" | "items"> & { id: string })[] = [
    ...planned,
    ...[...others].map(([id, booked]) => ({
      id,
      name: booked[0]?.staffMember?.name ?? words.notSpecified,
      working: [],
      timeOff: [],
      items: booked,
    })),
  ];
  return (
    <section className={styles.root} aria-labelledby="home-schedule">
      <h2 id="home-schedule" className={styles.title}>
        {words.today}
      </h2>
      {openDay !== day && (
        <p className={styles.text}>
          {words.closedToday}{" "}
          {openDay == null ? (
            words.noOpenDay
          ) : (
            <TextLink to={appointmentDayPath(openDay)}>
              {words.nextOpenDay(formatBareDay(openDay, locale))}
            </TextLink>
          )}
        </p>
      )}
      {openDay === day && rows.length === 0 && <p className={styles.text}>{words.noOneWorks}</p>}
      <NextVisits items={items} now={now} />
      {scale !== null && (
        <ul className={styles.people} aria-label={words.timeline}>
          <TimelineHours scale={scale} />
          {rows.map(({ id, ...row }) => (
            <PersonDay key={id} {...row} scale={scale} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
