import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { ZoomInRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { PlainDialog } from "../../ui/dialogs/DialogFrame.tsx";
import { ImageField } from "../../ui/fields/ImageField.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "6px", alignItems: "stretch" },
  view: { alignSelf: "flex-start" },
  whole: { maxWidth: "100%", borderRadius: tokens.borderRadiusMedium },
});

/** Links to a scanned document in full size. */
export function ScanView({ label, url }: { label: string; url: string }) {
  const styles = useStyles();
  const words = useMessages("staffPersonnel");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.view}
        size="small"
        icon={<ZoomInRegular />}
        aria-label={`${words.view}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {words.view}
      </Button>
      {open && (
        <PlainDialog title={label} onClose={() => setOpen(false)}>
          <img className={styles.whole} src={url} alt={label} />
        </PlainDialog>
      )}
    </>
  );
}

interface ScanFieldProps {
  label: string;
  value: string;
  onChange: (url: string) => void;
}

/** A form field for a scanned document. */
export function ScanField({ label, value, onChange }: ScanFieldProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <ImageField label={label} removable value={value} onChange={onChange} />
      {value !== "" && <ScanView label={label} url={value} />}
    </div>
  );
}
