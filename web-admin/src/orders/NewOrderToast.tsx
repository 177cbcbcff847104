import { Toast, ToastBody, ToastFooter, ToastTitle } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { NewOrderToast_order$key } from "../__generated__/NewOrderToast_order.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useMoney } from "../language/useLabels.ts";
import { orderPath } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { alertMessages } from "./alertMessages.ts";

/** Announces a new order: its number, what it is worth, and the way to it. */
export function NewOrderToast({ order }: { order: NewOrderToast_order$key }) {
  const words = useMessages(alertMessages);
  const money = useMoney();
  const { number, total, buyerName } = useFragment(
    graphql`
      fragment NewOrderToast_order on Order {
        number
        total
        buyerName
      }
    `,
    order,
  );
  return (
    <Toast>
      <ToastTitle>{words.newOrder(number)}</ToastTitle>
      <ToastBody>{words.summary(money(total), buyerName)}</ToastBody>
      <ToastFooter>
        <TextLink to={orderPath(number)}>{words.view}</TextLink>
      </ToastFooter>
    </Toast>
  );
}
