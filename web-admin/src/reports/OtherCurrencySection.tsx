import { makeStyles, tokens } from "@fluentui/react-components";
import { useId } from "react";
import type { OtherCurrencies_report$key } from "../__generated__/OtherCurrencies_report.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { OtherCurrencies } from "./OtherCurrencies.tsx";
import { useReportTable } from "./ReportSection.tsx";

const useStyles = makeStyles({
  panel: { gridColumn: "1 / -1" },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: "8px 0 0" },
});

/** Keyboard users scroll the table. */
const SCROLLED = { tabIndex: 0 };

/** The section that says what the report leaves out; absent if it leaves out nothing. */
export function OtherCurrencySection({ report }: { report: OtherCurrencies_report$key }) {
  const styles = useStyles();
  const tables = useReportTable();
  const words = useMessages("reports");
  const id = useId();
  return (
    <OtherCurrencies report={report} styles={tables}>
      {(table) => (
        <div className={styles.panel}>
          <Panel padded>
            <section aria-labelledby={id}>
              <h2 id={id} className={styles.title}>
                {words.otherCurrencies}
              </h2>
              <p className={styles.text}>{words.otherCurrenciesText}</p>
              <section
                {...SCROLLED}
                className={tables.scroll}
                aria-label={words.tableOf(words.otherCurrencies)}
              >
                {table}
              </section>
            </section>
          </Panel>
        </div>
      )}
    </OtherCurrencies>
  );
}
