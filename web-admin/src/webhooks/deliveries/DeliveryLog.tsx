import { makeStyles, tokens } from "@fluentui/react-components";
import { SendRegular } from "@fluentui/react-icons";
import { DELIVERY_STATES, deliveryFilters } from "@machiya/schema/domain/listFilters/deliveryFilters";
import { graphql, useFragment } from "react-relay";
import type { DeliveryLog_endpoint$key } from "../../__generated__/DeliveryLog_endpoint.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { pageSizeOf } from "../../preferences/preferenceStore.ts";
import { useFilters } from "../../relay/useFilters.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";
import { Pager } from "../../ui/lists/Pager.tsx";
import { CardList } from "../../ui/table/CardList.tsx";
import { DeliveryCard } from "./DeliveryCard.tsx";

const useStyles = makeStyles({
  root: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: "hidden",
  },
  filter: { maxWidth: "240px" },
});

interface DeliveryLogProps {
  endpoint: DeliveryLog_endpoint$key;
  stale: boolean;
}

/** Lists the deliveries to an endpoint, newest first. */
export function DeliveryLog({ endpoint, stale }: DeliveryLogProps) {
  const styles = useStyles();
  const words = useMessages("webhookLog");
  const { filters, change, turnTo } = useFilters(deliveryFilters);
  const { deliveries } = useFragment(
    graphql`
      fragment DeliveryLog_endpoint on WebhookEndpoint {
        deliveries(state: $state, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              state
              ...DeliveryCard_delivery
            }
          }
        }
      }
    `,
    endpoint,
  );
  const rows = deliveries.edges.map(({ node }) => node);

  return (
    <>
      <div className={styles.filter}>
        <FilterSelect
          label={words.state}
          value={filters.delivery}
          options={DELIVERY_STATES}
          labelOf={(state) => words[state]}
          onChange={(delivery) => change({ delivery })}
        />
      </div>
      <div className={styles.root}>
        {rows.length === 0 ? (
          <Notice icon={<SendRegular />} title={words.empty} text={words.emptyText} />
        ) : (
          <CardList label={words.log} stale={stale}>
            {rows.map((delivery) => (
              <DeliveryCard key={delivery.id} delivery={delivery} />
            ))}
          </CardList>
        )}
        <Pager
          pageCursors={deliveries.pageCursors}
          totalCount={deliveries.totalCount}
          pageSize={pageSizeOf("deliveries")}
          onPage={turnTo}
        />
      </div>
    </>
  );
}
