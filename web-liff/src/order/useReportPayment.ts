import { readAccountDigits } from "@machiya/schema/domain/contactDetails";
import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { asCustomer } from "../session/asCustomer.ts";
import { useSession } from "../session/session.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { useNotice } from "../ui/Notice.tsx";
import { reportMyPayment } from "./reportMyPayment.ts";

/** Reports the payment of an order; `problem` is why the last attempt failed. */
export function useReportPayment(orderId: string, onDone: () => void) {
  const text = useMessages("myOrders");
  const { contactRule } = useMessages("wording");
  const errorText = useErrorText();
  const notify = useNotice();
  const session = useSession();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const report = (typed: string) => {
    const digits = readAccountDigits(typed);
    if (digits === null) return setProblem(contactRule.ACCOUNT_DIGITS);
    setProblem(undefined);
    setBusy(true);
    asCustomer(session, () => reportMyPayment(orderId, digits))
      .then(
        (done) => {
          if (done === null) return;
          notify(text.paidSent);
          onDone();
        },
        (failure: unknown) => setProblem(errorText(failure)),
      )
      .finally(() => setBusy(false));
  };
  return { report, busy, problem };
}
