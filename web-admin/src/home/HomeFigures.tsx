import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { HomeFigures_today$key } from "../__generated__/HomeFigures_today.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { useOrderMoney } from "../language/useOrderMoney.ts";
import { appointmentDayPath, paths } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { SERIF } from "../ui/theme.ts";
import { isWorkingAt } from "./isWorkingAt.ts";
import { Sparkline } from "./Sparkline.tsx";
import { CARD_STYLE } from "./tile.ts";
import { useNow } from "./useNow.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)",
    gap: "16px",
    "@media (max-width: 900px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: "8px" },
  },
  figure: { ...CARD_STYLE, rowGap: "4px" },
  takings: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "16px",
    "@media (max-width: 900px)": { gridColumn: "1 / -1" },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
  number: {
    fontFamily: SERIF,
    fontSize: "32px",
    lineHeight: "40px",
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  beside: { gridRow: "1 / span 2", gridColumn: "2", alignSelf: "center" },
  more: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 16px",
    gridColumn: "1 / -1",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Shows the takings, today's visits, and who works now. */
export function HomeFigures({ today }: { today: HomeFigures_today$key }) {
  const styles = useStyles();
  const words = useMessages("home");
  const { listSeparator } = useLabels();
  const money = useMoney();
  const moneyIn = useOrderMoney();
  const now = useNow();
  const { day, takings, visits, bookedValue, schedule } = useFragment(
    graphql`
      fragment HomeFigures_today on Today {
        day
        takings {
          today
          yesterday
          lastSevenDays
          sameWeekdayBefore
          days {
            day
            net
          }
          otherCurrencies {
            currency
            net
          }
        }
        visits
        bookedValue
        schedule {
          people {
            staffMember {
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
        }
      }
    `,
    today,
  );
  const working = schedule.people.filter((person) => isWorkingAt(person, now));
  return (
    <div className={styles.grid}>
      <section className={`${styles.figure} ${styles.takings}`} aria-labelledby="home-takings">
        <h2 id="home-takings" className={styles.title}>
          {words.takingsToday}
        </h2>
        <span className={styles.number}>{money(takings.today)}</span>
        <span className={styles.beside}>
          <Sparkline days={takings.days} />
        </span>
        <span className={styles.more}>
          <span>{words.takingsYesterday(money(takings.yesterday))}</span>
          <span>{words.takingsWeek(money(takings.lastSevenDays))}</span>
          <span>{words.takingsWeekdayBefore(money(takings.sameWeekdayBefore))}</span>
          {takings.otherCurrencies.length > 0 && (
            <span>
              {words.takingsOther(
                takings.otherCurrencies
                  .map(({ currency, net }) => moneyIn(net, currency))
                  .join(listSeparator),
              )}
            </span>
          )}
        </span>
      </section>
      <section className={styles.figure} aria-labelledby="home-visits">
        <h2 id="home-visits" className={styles.title}>
          {words.visits}
        </h2>
        <span className={styles.number}>{visits}</span>
        <span className={styles.more}>
          <span>{words.bookedValue(money(bookedValue))}</span>
          <TextLink to={appointmentDayPath(day)}>{words.dayCalendar}</TextLink>
        </span>
      </section>
      <section className={styles.figure} aria-labelledby="home-working">
        <h2 id="home-working" className={styles.title}>
          {words.workingNow}
        </h2>
        <span className={styles.number}>{working.length}</span>
        <span className={styles.more}>
          {working.length > 0 && (
            <span>{working.map(({ staffMember }) => staffMember.name).join(listSeparator)}</span>
          )}
          <TextLink to={paths.shiftCalendar}>{words.schedule}</TextLink>
        </span>
      </section>
    </div>
  );
}
