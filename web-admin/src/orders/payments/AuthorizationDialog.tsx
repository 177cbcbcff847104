import { useMessages } from "../../language/language.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useCapturePayment } from "./useCapturePayment.ts";
import { useVoidAuthorization } from "./useVoidAuthorization.ts";

/** What staff can ask a provider to do with reserved money. */
export type AuthorizationQuestion = "capture" | "release";

interface AuthorizationRequestProps {
  paymentId: string;
  /** The payment's kind and amount. */
  name: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the provider is asked to capture or to release reserved money. */
export function AuthorizationDialog({
  asked,
  ...request
}: AuthorizationRequestProps & { asked: AuthorizationQuestion }) {
  return asked === "capture" ? <CaptureDialog {...request} /> : <ReleaseDialog {...request} />;
}

function CaptureDialog({ paymentId, name, ...reports }: AuthorizationRequestProps) {
  const words = useMessages("payments");
  return (
    <ActionDialog
      {...reports}
      act={useCapturePayment()}
      variables={{ input: { paymentId } }}
      success={words.captureAsked}
      title={words.captureTitle}
      confirm={words.capture}
    >
      {words.captureText(name)}
    </ActionDialog>
  );
}

function ReleaseDialog({ paymentId, name, ...reports }: AuthorizationRequestProps) {
  const words = useMessages("payments");
  return (
    <ActionDialog
      {...reports}
      danger
      act={useVoidAuthorization()}
      variables={{ input: { paymentId } }}
      success={words.releaseAsked}
      title={words.releaseTitle}
      confirm={words.release}
    >
      {words.releaseText(name)}
    </ActionDialog>
  );
}
