import { Checkbox, Link, MessageBar, MessageBarBody, makeStyles, Spinner } from "@fluentui/react-components";
import { DocumentTableRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { exportPaths } from "../../paths.ts";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FileDrop } from "../../ui/fields/FileDrop.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { ImportConfirm } from "./ImportConfirm.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { ImportVerdict } from "./ImportVerdict.tsx";
import { TABLE_TYPES } from "./importFile.ts";
import { useImport } from "./useImport.ts";

const useStyles = makeStyles({ rules: { margin: 0 }, summary: { margin: 0, fontWeight: 600 } });

/** Imports products from a file: it previews each row, asks for confirmation and writes. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const words = useMessages("productImport");
  const [asking, setAsking] = useState(false);
  const { state, skips, setSkips, check, apply, busy, position } = useImport(onClose);
  const { file, plan, problem, error } = state;
  const good = plan === null ? 0 : plan.created + plan.updated;
  const offersSkip = !state.partly && plan !== null && plan.refused > 0 && good > 0;
  const ready = !state.partly && plan !== null && good > 0 && (plan.refused === 0 || skips);
  return (
    <SidePanel
      title={words.title}
      onClose={onClose}
      foot={
        <BusyButton disabled={!ready} busy={busy} onClick={() => setAsking(true)}>
          {words.apply}
        </BusyButton>
      }
    >
      <p className={styles.rules}>{words.intro}</p>
      <FileDrop
        label={words.file}
        choose={file === null ? words.choose : words.another}
        icon={<DocumentTableRegular />}
        accept={TABLE_TYPES}
        drop={words.drop}
        invalid={problem !== null}
        onFiles={([chosen]) => void check(chosen)}
        before={file?.fileName}
        beside={<Link href={exportPaths.productTemplate}>{words.template}</Link>}
      />
      <p className={styles.rules}>{words.rules}</p>
      {busy && plan === null && (
        <Spinner size="small" label={position === 0 ? words.checking : words.waiting(position)} />
      )}
      {problem !== null && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{words[problem]}</MessageBarBody>
        </MessageBar>
      )}
      <FormError error={asking ? null : error} />
      {plan !== null && (
        <>
          <p className={styles.summary} role="status">
            {words.summary(plan.created, plan.updated, plan.unchanged, plan.refused)}
          </p>
          <ImportVerdict
            words={words}
            refused={plan.refused}
            partly={state.partly}
            outdated={state.outdated}
            ready={ready}
          />
          {offersSkip && (
            <Checkbox
              label={words.skipRefused}
              checked={skips}
              disabled={busy}
              onChange={(_, { checked }) => setSkips(checked === true)}
            />
          )}
          <ImportRows plan={plan.rows} />
        </>
      )}
      {asking && plan !== null && (
        <ImportConfirm
          created={plan.created}
          updated={plan.updated}
          skipped={plan.refused}
          busy={busy}
          error={error}
          onConfirm={() => apply(() => setAsking(false))}
          onDismiss={() => setAsking(false)}
        />
      )}
    </SidePanel>
  );
}
