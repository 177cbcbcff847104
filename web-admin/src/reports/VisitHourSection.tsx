import { useLanguage, useMessages } from "../language/language.ts";
import { weekdayName } from "../language/weekdayName.ts";
import { HourChart } from "./charts/HourChart.tsx";
import { ReportSection } from "./ReportSection.tsx";

interface VisitHourSectionProps {
  /** The name of the file without its ending. */
  file: string;
  hours: readonly { weekday: number; hour: number; visits: number }[];
}

/** The section of the appointments by weekday and hour. */
export function VisitHourSection({ file, hours }: VisitHourSectionProps) {
  const words = useMessages("reports");
  const { locale } = useLanguage();
  const nameOf = weekdayName(locale);
  const rows = hours.map(({ weekday, hour, visits }) => ({
    weekday,
    hour,
    visits,
    key: `${weekday} ${hour}`,
    text: `${nameOf(weekday)} ${hour}:00`,
  }));
  return (
    <ReportSection
      title={words.visitsByHour}
      file={file}
      table={{
        columns: [
          { label: words.hour, kind: "text" },
          { label: words.visits, kind: "number" },
        ],
        rows: rows.map(({ key, text, visits }) => ({ key, cells: [text, String(visits)] })),
      }}
      chart={
        <HourChart
          label={words.chartOf(words.visitsByHour, words.visits)}
          weekdayName={nameOf}
          values={rows.map(({ weekday, hour, visits, text }) => ({
            weekday,
            hour,
            value: visits,
            text: `${text} ${visits}`,
          }))}
        />
      }
    />
  );
}
