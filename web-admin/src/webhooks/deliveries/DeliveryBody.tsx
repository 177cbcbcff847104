import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { DeliveryBody_delivery$key } from "../../__generated__/DeliveryBody_delivery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { DescriptionItem, DescriptionList } from "../../ui/DescriptionList.tsx";

const useStyles = makeStyles({
  body: {
    margin: 0,
    padding: "10px 14px",
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Shows the body of a delivery and its ids. */
export function DeliveryBody({ delivery }: { delivery: DeliveryBody_delivery$key }) {
  const styles = useStyles();
  const words = useMessages("webhookLog");
  const { id, event } = useFragment(
    graphql`
      fragment DeliveryBody_delivery on WebhookDelivery {
        id
        event {
          id
          body
        }
      }
    `,
    delivery,
  );
  return (
    <DescriptionList>
      <DescriptionItem name={words.eventId}>{event.id}</DescriptionItem>
      <DescriptionItem name={words.deliveryId}>{id}</DescriptionItem>
      <DescriptionItem name={words.body}>
        <pre className={styles.body}>{JSON.stringify(JSON.parse(event.body), null, 2)}</pre>
      </DescriptionItem>
    </DescriptionList>
  );
}
