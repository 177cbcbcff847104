import { decimal } from "@machiya/schema/domain/money";
import { graphql, usePaginationFragment } from "react-relay";
import type { StockHistory_product$key } from "../../__generated__/StockHistory_product.graphql.ts";
import StockHistoryMoreQueryNode, {
  type StockHistoryMoreQuery,
} from "../../__generated__/StockHistoryMoreQuery.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { orderPath } from "../../paths.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { useLivePages } from "../../relay/useLivePages.ts";
import type { LoadedQuery } from "../../relay/useLiveRefetch.ts";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { LoadMore } from "../../ui/lists/LoadMore.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Cell, HeadCell, Row, RowHead, Secondary, Table } from "../../ui/table/Table.tsx";
import { STOCK_PAGE_SIZE } from "../list/productSearch.ts";

interface StockHistoryProps {
  product: StockHistory_product$key;
  /** The query that has loaded the product. */
  shownBy: LoadedQuery;
  /** Closes its panel; without it, the history is a part of a page. */
  onClose?: () => void;
}

/** Lists the changes of a product's stock with their reasons, newest first. */
export function StockHistory({ product, shownBy, onClose }: StockHistoryProps) {
  const words = useMessages("stockHistory");
  const { dayTime } = useDates();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StockHistoryMoreQuery,
    StockHistory_product$key
  >(
    graphql`
      fragment StockHistory_product on Product
      @refetchable(queryName: "StockHistoryMoreQuery")
      @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }) {
        id
        name
        stock
        stockChanges(first: $count, after: $cursor) @connection(key: "StockHistory_stockChanges") {
          edges {
            node {
              key
              reason
              before
              after
              orderNumber
              createdAt
              staffMember {
                name
              }
            }
          }
        }
      }
    `,
    product,
  );
  const changes = data.stockChanges.edges.map(({ node }) => node);
  const missing = useLivePages<StockHistoryMoreQuery>(
    StockHistoryMoreQueryNode,
    { id: data.id, count: STOCK_PAGE_SIZE },
    onListChange("PRODUCTS"),
    { shown: changes.length, hasNext, isLoadingNext },
    shownBy,
  );
  const content = (
    <>
      <p>{words.current(data.stock)}</p>
      {changes.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table label={words.label} stale={false}>
          <thead>
            <tr>
              <HeadCell>{words.when}</HeadCell>
              <HeadCell numeric>{words.change}</HeadCell>
              <HeadCell>{words.reasonName}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, reason, before, after, orderNumber, createdAt, staffMember }) => (
              <Row key={key}>
                <RowHead>
                  <time dateTime={createdAt}>{dayTime(createdAt)}</time>
                </RowHead>
                <Cell numeric nowrap>
                  {words.difference(Number(decimal(after).minus(decimal(before))))}
                  <Secondary>{words.fromTo(before, after)}</Secondary>
                </Cell>
                <Cell>
                  {labelOf(words.reason, reason)}
                  {orderNumber != null && (
                    <>
                      {" "}
                      <TextLink to={orderPath(orderNumber)} label={words.order(orderNumber)}>
                        #{orderNumber}
                      </TextLink>
                    </>
                  )}
                  {staffMember != null && <Secondary>{staffMember.name}</Secondary>}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      {hasNext && (
        <LoadMore
          count={STOCK_PAGE_SIZE}
          missing={missing}
          isLoadingNext={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </>
  );
  if (onClose === undefined) return content;
  return (
    <SidePanel title={words.title(data.name)} onClose={onClose}>
      {content}
    </SidePanel>
  );
}
