import { useEffect, useState } from "react";
import { commitMutation, fetchQuery, graphql } from "react-relay";
import type { StockNoticeQuery } from "../__generated__/StockNoticeQuery.graphql.ts";
import type { StockNoticeRequestMutation } from "../__generated__/StockNoticeRequestMutation.graphql.ts";
import type { StockNoticeWithdrawMutation } from "../__generated__/StockNoticeWithdrawMutation.graphql.ts";
import { useMessages } from "../language/language.ts";
import { environment } from "../relay/environment.ts";
import { asCustomer } from "../session/asCustomer.ts";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { Problem } from "../ui/TextField.tsx";

async function readIsWaiting(id: string): Promise<boolean> {
  const response = await fetchQuery<StockNoticeQuery>(
    environment,
    graphql`
      query StockNoticeQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            stockNotice
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return response?.node?.stockNotice ?? false;
}

const requestNotice = (productId: string) =>
  new Promise<void>((resolve, reject) => {
    commitMutation<StockNoticeRequestMutation>(environment, {
      mutation: graphql`
        mutation StockNoticeRequestMutation($input: StockNoticeInput!) {
          requestStockNotice(input: $input) {
            stockNotice
          }
        }
      `,
      variables: { input: { productId } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });

const withdrawNotice = (productId: string) =>
  new Promise<void>((resolve, reject) => {
    commitMutation<StockNoticeWithdrawMutation>(environment, {
      mutation: graphql`
        mutation StockNoticeWithdrawMutation($input: StockNoticeInput!) {
          withdrawStockNotice(input: $input) {
            stockNotice
          }
        }
      `,
      variables: { input: { productId } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });

/** Offers a message when a sold-out product is in stock again, and withdraws it. Signs in first when needed. */
export function StockNotice({ productId }: { productId: string }) {
  const text = useMessages("storefront");
  const errorText = useErrorText();
  const session = useSession();
  const { customer, checking } = session;
  const [isWaiting, setIsWaiting] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const customerId = customer?.id;
  useEffect(() => {
    if (customerId === undefined) return;
    let isCurrent = true;
    // Without the answer, the customer can ask, which changes nothing for one who already waits.
    readIsWaiting(productId).then(
      (known) => isCurrent && setIsWaiting((now) => now ?? known),
      () => isCurrent && setIsWaiting((now) => now ?? false),
    );
    return () => {
      isCurrent = false;
    };
  }, [customerId, productId]);
  if (checking || customer?.blocked || (customer !== null && isWaiting === null)) return null;
  const waits = customer !== null && isWaiting === true;
  const change = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const changed = await asCustomer(session, () => (waits ? withdrawNotice : requestNotice)(productId));
      if (changed !== null) setIsWaiting(!waits);
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <span role="status">{waits && text.willBeNotified}</span>
      <Button wide look="quiet" busy={busy} onClick={() => void change()}>
        {waits ? text.withdrawNotice : text.notifyMe}
      </Button>
      {problem !== null && <Problem>{problem}</Problem>}
    </>
  );
}
