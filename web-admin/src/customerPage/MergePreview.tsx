import { makeStyles, Radio, RadioGroup, tokens } from "@fluentui/react-components";
import { rowId } from "@machiya/schema/ids";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { MergePreviewQuery } from "../__generated__/MergePreviewQuery.graphql.ts";
import { useCustomerName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { DescriptionItem, DescriptionList } from "../ui/DescriptionList.tsx";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { Tag } from "../ui/Tag.tsx";

/** The customers whose name and phone number are kept; without a choice the one who uses LINE. */
export interface MergeChoices {
  nameOf?: string;
  phoneOf?: string;
}

const useStyles = makeStyles({
  root: {
    padding: "10px 12px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  tags: {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px",
    "& > *": { whiteSpace: "normal", overflowWrap: "anywhere" },
  },
  radio: { marginBlock: "-6px", marginInlineStart: "-8px" },
});

interface MergePreviewProps {
  loaded: PreloadedQuery<MergePreviewQuery>;
  kept: MergeChoices;
  onKeep: (kept: MergeChoices) => void;
}

/** Shows what a merge moves and keeps, and asks where the two records differ. */
export function MergePreview({ loaded, kept, onKeep }: MergePreviewProps) {
  const styles = useStyles();
  const words = useMessages("customerMerge");
  const { noPhone } = useMessages("customerPage");
  const nameOf = useCustomerName();
  const { customerMerge: merge } = usePreloadedQuery<MergePreviewQuery>(
    graphql`
      query MergePreviewQuery($customerIds: [ID!]!) {
        customerMerge(customerIds: $customerIds) {
          source {
            id
            name
            phone
          }
          target {
            id
            name
            phone
          }
          orders
          payments
          appointments
          discounts
          note
          tags
          blocked
          conflicts
        }
      }
    `,
    loaded,
  );
  const { source, target, conflicts } = merge;
  const moved = [
    merge.orders > 0 && words.orders(merge.orders),
    merge.payments > 0 && words.payments(merge.payments),
    merge.appointments > 0 && words.appointments(merge.appointments),
    merge.discounts > 0 && words.discounts(merge.discounts),
  ].filter((text) => text !== false);
  const titleOf = (one: typeof source) =>
    `${nameOf(one.name)} · ${one.phone || noPhone} · #${rowId("Customer", one.id)}`;
  const choice = (label: string, field: "name" | "phone", chosen: string, choose: (id: string) => void) => (
    <RadioGroup
      aria-label={label}
      className={styles.radio}
      value={chosen}
      onChange={(_, { value }) => choose(value)}
    >
      {[target, source].map((one) => (
        <Radio key={one.id} value={one.id} label={one[field]} />
      ))}
    </RadioGroup>
  );
  return (
    <div className={styles.root}>
      <DescriptionList>
        <DescriptionItem name={words.remains}>{titleOf(target)}</DescriptionItem>
        <DescriptionItem name={words.merged}>{titleOf(source)}</DescriptionItem>
        <DescriptionItem name={words.moves}>
          {moved.length === 0 ? words.nothing : moved.join(" · ")}
        </DescriptionItem>
        <DescriptionItem name={words.name}>
          {conflicts.includes("NAME")
            ? choice(words.name, "name", kept.nameOf ?? target.id, (nameOf) => onKeep({ ...kept, nameOf }))
            : target.name || source.name}
        </DescriptionItem>
        <DescriptionItem name={words.phone}>
          {conflicts.includes("PHONE")
            ? choice(words.phone, "phone", kept.phoneOf ?? target.id, (phoneOf) =>
                onKeep({ ...kept, phoneOf }),
              )
            : target.phone || source.phone}
        </DescriptionItem>
        <DescriptionItem name={words.note}>{merge.note}</DescriptionItem>
        <DescriptionItem name={words.tags}>
          {merge.tags.length > 0 && (
            <span className={styles.tags}>
              {merge.tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </span>
          )}
        </DescriptionItem>
      </DescriptionList>
      {merge.blocked && <p>{words.blocked}</p>}
      <FieldError text={conflicts.includes("NOTE_TOO_LONG") ? words.tooLong : undefined} />
      <FieldError text={conflicts.includes("TOO_MANY_TAGS") ? words.tooMany : undefined} />
    </div>
  );
}
