import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowLeftRegular, PrintRegular } from "@fluentui/react-icons";
import { useNavigate, useSearchParams } from "react-router";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { DateField } from "../ui/dates/DateField.tsx";
import { Page } from "../ui/Page.tsx";
import { ClosingSheet } from "./ClosingSheet.tsx";
import { ReportPart } from "./ReportPart.tsx";

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px" },
});

/** The closing sheet of a day, `?print=closing&day=2026-11-21`, with a button that prints it. */
export function ClosingSheetPage({ day }: { day: string }) {
  const styles = useStyles();
  const words = useMessages("reports");
  const printWords = useMessages("orderPrint");
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  return (
    <Page
      title={words.closingSheet}
      tools={
        <div className={styles.tools}>
          <DateField
            label={words.day}
            orientation="horizontal"
            deferred
            value={day}
            onChange={(chosen) => {
              if (chosen !== "") setSearch({ print: "closing", day: chosen }, { replace: true });
            }}
          />
          <Button icon={<ArrowLeftRegular />} onClick={() => void navigate(paths.reports)}>
            {printWords.back}
          </Button>
          <Button appearance="primary" icon={<PrintRegular />} onClick={() => window.print()}>
            {printWords.print}
          </Button>
        </div>
      }
    >
      <ReportPart key={day} rows={6}>
        {(fetchKey) => <ClosingSheet day={day} fetchKey={fetchKey} />}
      </ReportPart>
    </Page>
  );
}
