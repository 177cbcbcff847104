import { useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useRevalidator } from "react-router";
import type { BroadcastListQuery } from "../__generated__/BroadcastListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ActDialog } from "../relay/ActDialog.tsx";
import { messages } from "./messages.ts";
import { useReach } from "./useReach.ts";
import { useSendBroadcast } from "./useSendBroadcast.ts";

interface SendDialogProps {
  loaded: PreloadedQuery<BroadcastListQuery>;
  text: string;
  /** Under which the text goes out once, however often it is tried. */
  idempotencyKey: string;
  onSent: () => void;
  onClose: () => void;
}

/** Asks before a text goes to everybody, naming how many that is. */
export function SendDialog({ loaded, text, idempotencyKey, onSent, onClose }: SendDialogProps) {
  const words = useMessages(messages);
  const { revalidate } = useRevalidator();
  const act = useSendBroadcast();
  // The number that the person confirms does not change under their eyes.
  const [{ recipients }] = useState(useReach(loaded));
  return (
    <ActDialog
      act={act}
      variables={{ input: { text, idempotencyKey } }}
      success={words.success}
      title={words.confirmTitle}
      confirm={words.send}
      onDone={() => {
        onSent();
        void revalidate();
      }}
      onClose={onClose}
    >
      {words.question(recipients)}
    </ActDialog>
  );
}
