import { graphql, useFragment } from "react-relay";
import type { BroadcastMessage_broadcast$key } from "../__generated__/BroadcastMessage_broadcast.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Clamp, Secondary } from "../ui/table/Table.tsx";

/** Shows a broadcast's text, image and products. */
export function BroadcastMessage({ broadcast }: { broadcast: BroadcastMessage_broadcast$key }) {
  const words = useMessages("broadcast");
  const { text, imageUrl, products } = useFragment(
    graphql`
      fragment BroadcastMessage_broadcast on Broadcast {
        text
        imageUrl
        products {
          id
        }
      }
    `,
    broadcast,
  );
  const along = [
    imageUrl == null ? "" : words.withPicture,
    products.length === 0 ? "" : words.withCards(products.length),
  ].filter((word) => word !== "");
  return (
    <>
      {text !== "" && <Clamp>{text}</Clamp>}
      {along.length > 0 && <Secondary>{along.join(" · ")}</Secondary>}
    </>
  );
}
