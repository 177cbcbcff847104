import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import type { DraftOffer } from "./useStoredDraft.ts";

/** Offers an earlier draft; it shows nothing without one. */
export function DraftNotice({ offer }: { offer: DraftOffer | null }) {
  const words = useMessages("ui");
  const { dayTime } = useDates();
  if (offer === null) return null;
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>{words.draftFrom(dayTime(offer.savedAt.toISOString()))}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={offer.restore}>{words.restore}</Button>
        <Button onClick={offer.discard}>{words.discard}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
