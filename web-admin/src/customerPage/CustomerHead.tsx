import { makeStyles, tokens } from "@fluentui/react-components";
import { phoneUrl } from "@machiya/schema/domain/storeContact";
import { graphql, useFragment } from "react-relay";
import type { CustomerHead_customer$key } from "../__generated__/CustomerHead_customer.graphql.ts";
import { CustomerDiscounts } from "../customers/CustomerDiscounts.tsx";
import { FriendTag } from "../customers/FriendTag.tsx";
import { useMessages } from "../language/language.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Initial } from "../ui/Initial.tsx";
import { StateTag, Tag } from "../ui/Tag.tsx";
import { touchArea } from "../ui/touchArea.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
  link: { ...touchArea, color: tokens.colorBrandForegroundLink, fontVariantNumeric: "tabular-nums" },
  secondary: { color: tokens.colorNeutralForeground3 },
});

/** Shows how a customer can be reached, whether they are blocked, and their discounts. */
export function CustomerHead({ customer }: { customer: CustomerHead_customer$key }) {
  const styles = useStyles();
  const words = useMessages("customerPage");
  const { blocked } = useMessages("customers");
  const data = useFragment(
    graphql`
      fragment CustomerHead_customer on Customer {
        name
        phone
        usesLine
        reachable
        block {
          note
        }
        ...CustomerDiscounts_customer
      }
    `,
    customer,
  );
  return (
    <Panel padded>
      <div className={styles.root}>
        <Initial name={data.name} />
        {data.phone === "" ? (
          <span className={styles.secondary}>{words.noPhone}</span>
        ) : (
          <a className={styles.link} href={phoneUrl(data.phone)}>
            {data.phone}
          </a>
        )}
        {data.reachable == null ? (
          <Tag>{words.reachUnknown}</Tag>
        ) : (
          <FriendTag long usesLine={data.usesLine} reachable={data.reachable} />
        )}
        {data.block != null && (
          <StateTag tone="wait">{[blocked, data.block.note].filter(Boolean).join(" · ")}</StateTag>
        )}
        <CustomerDiscounts customer={data} />
      </div>
    </Panel>
  );
}
