import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewOrderToast_order$key } from "../../__generated__/NewOrderToast_order.graphql.ts";
import { useDesktopAlert } from "../../alerts/desktopAlerts.ts";
import { useMessages } from "../../language/language.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { orderPath } from "../../paths.ts";
import type { ToastAnnouncement } from "../../ui/feedback/toastContent.ts";
import { TextLink } from "../../ui/TextLink.tsx";

interface NewOrderToastProps {
  order: NewOrderToast_order$key;
  Announcement: ComponentType<ToastAnnouncement>;
}

/** Announces a new order with its number, its total and a link. */
export function NewOrderToast({ order, Announcement }: NewOrderToastProps) {
  const words = useMessages("orderAlert");
  const money = useOrderMoney();
  const { number, total, currency, buyerName } = useFragment(
    graphql`
      fragment NewOrderToast_order on Order {
        number
        total
        currency
        buyerName
      }
    `,
    order,
  );
  const title = words.newOrder(number);
  const body = words.summary(money(total, currency), buyerName);
  useDesktopAlert(title, body, orderPath(number));
  return (
    <Announcement
      title={title}
      body={body}
      action={<TextLink to={orderPath(number)}>{words.view}</TextLink>}
    />
  );
}
