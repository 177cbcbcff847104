import { DocumentSearchRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { PlainDialog } from "../../ui/dialogs/DialogFrame.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";

/** Replaces the dialog of a record that does not exist. */
export function NotFoundDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const words = useMessages("uiRecord");
  return (
    <PlainDialog title={title} onClose={onClose}>
      <Notice icon={<DocumentSearchRegular />} title={words.notFound} text={words.notFoundText} />
    </PlainDialog>
  );
}
