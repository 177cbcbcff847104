import { makeStyles } from "@fluentui/react-components";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { BookingSections } from "./BookingSections.tsx";
import { ClosingSheetPage } from "./ClosingSheetPage.tsx";
import { CustomerFigures } from "./CustomerFigures.tsx";
import { OrderSections } from "./OrderSections.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";
import { ProductSections } from "./ProductSections.tsx";
import { ReportExports } from "./ReportExports.tsx";
import { ReportFigures } from "./ReportFigures.tsx";
import { ReportPart } from "./ReportPart.tsx";
import {
  closingSheetPath,
  previousRange,
  readClosingDay,
  readPeriod,
  readReportDays,
} from "./reportSearch.ts";

const useStyles = makeStyles({
  sections: {
    display: "grid",
    gap: "16px",
    alignItems: "start",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "@media (max-width: 1020px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** The figures of a period for administrators, or the closing sheet that the URL asks for. */
export function ReportsPage() {
  const words = useMessages("reports");
  const [search] = useSearchParams();
  const { timeZone } = useStoreSettings();
  const [now] = useState(() => new Date());
  const today = dayOf(now, timeZone);
  const closingDay = readClosingDay(search, today);
  if (closingDay !== null) return <ClosingSheetPage day={closingDay} />;
  const range = readReportDays(search, today);
  const previous = previousRange(readPeriod(search), range);
  return (
    <Page
      title={words.title}
      tools={
        <>
          <TextLink to={closingSheetPath(range.to)}>{words.closingSheet}</TextLink>
          <ReportExports range={range} />
        </>
      }
    >
      <PeriodPicker range={range} previous={previous} />
      <Report key={`${range.from} ${range.to}`} range={range} previous={previous} />
    </Page>
  );
}

type ReportProps = Parameters<typeof PeriodPicker>[0];

/** Loads the figures and the sections; the slow ones wait until the others are shown. */
function Report({ range, previous }: ReportProps) {
  const styles = useStyles();
  const [areFiguresShown, setFiguresShown] = useState(false);
  const [areSectionsShown, setSectionsShown] = useState(false);
  const showFigures = useCallback(() => setFiguresShown(true), []);
  const showSections = useCallback(() => setSectionsShown(true), []);
  return (
    <>
      <ReportPart rows={3} onSettled={showFigures}>
        {(fetchKey) => <ReportFigures range={range} previous={previous} fetchKey={fetchKey} />}
      </ReportPart>
      {areSectionsShown ? (
        <ReportPart rows={1}>
          {(fetchKey) => <CustomerFigures range={range} previous={previous} fetchKey={fetchKey} />}
        </ReportPart>
      ) : (
        <ListSkeleton rows={1} />
      )}
      <div className={styles.sections}>
        {areFiguresShown && (
          <ReportPart rows={8} onSettled={showSections}>
            {(fetchKey) => (
              <>
                <OrderSections range={range} fetchKey={fetchKey} />
                <BookingSections range={range} fetchKey={fetchKey} />
              </>
            )}
          </ReportPart>
        )}
        {areSectionsShown ? (
          <ReportPart rows={8}>
            {(fetchKey) => <ProductSections range={range} fetchKey={fetchKey} />}
          </ReportPart>
        ) : (
          <ListSkeleton rows={8} />
        )}
      </div>
    </>
  );
}
