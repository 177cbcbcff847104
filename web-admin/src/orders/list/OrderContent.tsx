import { Button, makeStyles } from "@fluentui/react-components";
import { ReceiptRegular } from "@fluentui/react-icons";
import { CurrencyProvider } from "@machiya/schema/client/CurrencyProvider";
import { graphql, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { OrderContentQuery } from "../../__generated__/OrderContentQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { orderContentPath, orderPath, paths } from "../../paths.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { LEAVING } from "../../ui/dialogs/unsavedForms.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { ChooseLines } from "../create/ChooseLines.tsx";
import { OrderContents } from "./OrderContents.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "14px", maxWidth: "720px" },
});

interface OrderContentProps {
  loaded: PreloadedQuery<OrderContentQuery>;
  step: 2 | 3;
}

/** Shows the products of the URL's order, to choose or to review them. */
export function OrderContent({ loaded, step }: OrderContentProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const navigate = useNavigate();
  const { orders } = useLoadedQuery<OrderContentQuery>(
    graphql`
      query OrderContentQuery($number: Int!) {
        orders(filter: { numbers: [$number] }, first: 1) {
          edges {
            node {
              number
              currency
              ...ChooseLines_order
              ...OrderContents_order
            }
          }
        }
      }
    `,
    loaded,
  );
  const order = orders.edges[0]?.node;
  if (order === undefined) return <NoOrderNotice />;
  const overview = orderContentPath(order.number, 3);
  if (step === 2) {
    return (
      <div className={styles.root}>
        <ChooseLines
          order={order}
          skip={{ label: words.skip, onSkip: () => navigate(overview, { state: LEAVING }) }}
          onSaved={() => navigate(overview, { state: LEAVING })}
        />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <CurrencyProvider currency={order.currency}>
        <OrderContents order={order} />
      </CurrencyProvider>
      <FormActions>
        <Button onClick={() => navigate(orderContentPath(order.number, 2))}>{words.back}</Button>
        <Button appearance="primary" onClick={() => navigate(orderPath(order.number))}>
          {words.finish}
        </Button>
      </FormActions>
    </div>
  );
}

/** Says that the URL's order does not exist. */
export function NoOrderNotice() {
  const words = useMessages("orderEdit");
  return (
    <Notice
      icon={<ReceiptRegular />}
      title={words.noOrder}
      text={words.noOrderText}
      action={<TextLink to={paths.addOrder}>{words.toAdd}</TextLink>}
    />
  );
}
