import { Checkbox, Link, makeStyles, Spinner } from "@fluentui/react-components";
import { DocumentTableRegular } from "@fluentui/react-icons";
import { SHIFT_STATES } from "@machiya/schema/domain/shifts/shiftApproval";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { exportPaths } from "../../paths.ts";
import { ImportVerdict } from "../../products/imports/ImportVerdict.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FileDrop } from "../../ui/fields/FileDrop.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { ImportedRows } from "./ImportedRows.tsx";
import { useAppointmentImport } from "./useAppointmentImport.ts";

const useStyles = makeStyles({ rules: { margin: 0 }, summary: { margin: 0, fontWeight: 600 } });

interface ImportAppointmentsDialogProps {
  /** Also called after the import, when the list has been revalidated. */
  onClose: () => void;
}

/**
 * Imports appointments from an Excel file: it previews each row, asks for confirmation and writes. It is
 * mounted only while it is open.
 */
export function ImportAppointmentsDialog({ onClose }: ImportAppointmentsDialogProps) {
  const styles = useStyles();
  const words = useMessages("appointmentImport");
  const labels = useLabels();
  const [asking, setAsking] = useState(false);
  const { state, rules, changeRules, check, apply, busy, position } = useAppointmentImport(onClose);
  const { file, plan, error } = state;
  const offersSkip = !state.partly && plan !== null && plan.refused > 0 && plan.accepted > 0;
  const ready =
    !state.partly && plan !== null && plan.accepted > 0 && (plan.refused === 0 || rules.skipRefused);
  return (
    <SidePanel
      broad
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
        accept=".xlsx,.xls"
        drop={words.drop}
        invalid={error !== null}
        onFiles={([chosen]) => void check(chosen)}
        before={file?.fileName}
        beside={<Link href={exportPaths.appointmentTemplate}>{words.template}</Link>}
      />
      <p className={styles.rules}>{words.rules}</p>
      <FormSelect
        label={words.atLeast}
        value={rules.atLeast}
        options={SHIFT_STATES}
        labelOf={(least) => labels.shiftState[least]}
        disabled={busy}
        onChange={(atLeast) => changeRules({ atLeast })}
      />
      <Checkbox
        label={words.outsideHours}
        checked={rules.outsideHours}
        disabled={busy}
        onChange={(_, { checked }) => changeRules({ outsideHours: checked === true })}
      />
      {busy && plan === null && (
        <Spinner size="small" label={position === 0 ? words.checking : words.waiting(position)} />
      )}
      <FormError error={asking ? null : error} />
      {plan !== null && (
        <>
          <p className={styles.summary} role="status">
            {words.summary(plan.accepted, plan.refused)}
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
              checked={rules.skipRefused}
              disabled={busy}
              onChange={(_, { checked }) => changeRules({ skipRefused: checked === true })}
            />
          )}
          <ImportedRows plan={plan.rows} />
        </>
      )}
      {asking && plan !== null && (
        <ConfirmDialog
          title={words.title}
          confirm={words.apply}
          busy={busy}
          onConfirm={() => apply(() => setAsking(false))}
          onDismiss={() => setAsking(false)}
        >
          {words.question(plan.accepted)}
          {plan.refused > 0 && <div>{words.skipped(plan.refused)}</div>}
          <FormError error={error} />
        </ConfirmDialog>
      )}
    </SidePanel>
  );
}
