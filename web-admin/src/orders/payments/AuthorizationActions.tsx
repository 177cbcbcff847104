import { makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AuthorizationActions_payment$key } from "../../__generated__/AuthorizationActions_payment.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { RowAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { AuthorizationDialog, type AuthorizationQuestion } from "./AuthorizationDialog.tsx";

const useStyles = makeStyles({
  note: { fontSize: tokens.fontSizeBase200 },
  actions: { display: "flex" },
});

interface AuthorizationActionsProps {
  payment: AuthorizationActions_payment$key;
  /** The payment's kind and amount. */
  name: string;
}

/** Says what became of money that a provider reserves, and captures or releases it. */
export function AuthorizationActions({ payment, name }: AuthorizationActionsProps) {
  const styles = useStyles();
  const words = useMessages("payments");
  const { dayTime } = useDates();
  const [asked, setAsked] = useState<AuthorizationQuestion | null>(null);
  const data = useFragment(
    graphql`
      fragment AuthorizationActions_payment on Payment {
        id
        state
        capturesLater
        requested
        lastError
        expiresAt
        canCapture: can(action: CAPTURE) {
          allowed
        }
        canRelease: can(action: VOID_AUTHORIZATION) {
          allowed
        }
      }
    `,
    payment,
  );
  if (!data.capturesLater) return null;
  const notes = [
    data.requested === "CAPTURE" || data.requested === "VOID" ? words.requested[data.requested] : null,
    data.canCapture.allowed
      ? data.expiresAt == null
        ? words.reserved
        : words.reservedUntil(dayTime(data.expiresAt))
      : null,
    data.state === "EXPIRED" ? words.ranOut : null,
    data.lastError == null ? null : words.providerSaid(data.lastError),
  ].filter((note) => note !== null);
  return (
    <>
      {notes.map((note) => (
        <span key={note} className={styles.note} role="status">
          {note}
        </span>
      ))}
      {(data.canCapture.allowed || data.canRelease.allowed) && (
        <span className={styles.actions}>
          <RowActions>
            {data.canCapture.allowed && (
              <RowAction label={words.captureOf(name)} onClick={() => setAsked("capture")}>
                {words.capture}
              </RowAction>
            )}
            {data.canRelease.allowed && (
              <RowAction label={words.releaseOf(name)} onClick={() => setAsked("release")}>
                {words.release}
              </RowAction>
            )}
          </RowActions>
        </span>
      )}
      {asked !== null && (
        <AuthorizationDialog asked={asked} paymentId={data.id} name={name} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
