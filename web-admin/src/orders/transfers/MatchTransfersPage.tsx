import { makeStyles, tokens } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { transfersToCheckPath } from "../../paths.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { Page } from "../../ui/Page.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { BankColumns } from "./BankColumns.tsx";
import { BankLines } from "./BankLines.tsx";
import { BankTextForm } from "./BankTextForm.tsx";
import { CountOutcomeBar } from "./CountOutcomeBar.tsx";
import { UnreadableLines } from "./UnreadableLines.tsx";
import { useTransferMatching } from "./useTransferMatching.ts";

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "75ch" },
});

/** The screen that matches a bank's lines with the orders that wait for a transfer, for admins. */
export function MatchTransfersPage() {
  const words = useMessages("bankTransfers");
  const { tabTransfers } = useMessages("orders");
  return (
    <Page title={words.title} tools={<TextLink to={transfersToCheckPath}>{tabTransfers}</TextLink>}>
      <Matching />
    </Page>
  );
}

/** The entered lines, how they are understood, and what is recorded. */
function Matching() {
  const styles = useStyles();
  const words = useMessages("bankTransfers");
  const matching = useTransferMatching();
  const { reading, outcome, error } = matching.state;
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      <Panel padded>
        <BankTextForm matching={matching} />
      </Panel>
      <FormError error={error} fieldNames={{ text: words.lines, bank: words.bank }} />
      {reading !== null && <BankColumns reading={reading} matching={matching} />}
      {reading !== null && <UnreadableLines reading={reading} />}
      {outcome !== null && <CountOutcomeBar outcome={outcome} matching={matching} />}
      {reading !== null && reading.lines.length > 0 && <BankLines reading={reading} matching={matching} />}
    </>
  );
}
