import { graphql, useFragment } from "react-relay";
import type { UsualServices_customer$key } from "../__generated__/UsualServices_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";
import { Card, useListStyles } from "./Card.tsx";

/** Lists the services that a customer books most often; nothing without any. */
export function UsualServices({ customer }: { customer: UsualServices_customer$key }) {
  const styles = useListStyles();
  const words = useMessages("customerPage");
  const { usualServices } = useFragment(
    graphql`
      fragment UsualServices_customer on Customer {
        usualServices {
          id
          name
        }
      }
    `,
    customer,
  );
  if (usualServices.length === 0) return null;
  return (
    <Card title={words.usualServices}>
      <ul className={styles.tags}>
        {usualServices.map(({ id, name }) => (
          <li key={id}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
