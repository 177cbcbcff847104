import { graphql, useFragment } from "react-relay";
import type { ImageTable_images$key } from "../__generated__/ImageTable_images.graphql.ts";
import { useMessages } from "../language/language.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import { SelectAllBox } from "../ui/selection.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { ImageRow } from "./ImageRow.tsx";
import { messages } from "./messages.ts";

/** A page of the image registry as a table. Source of the columns: shop.md §2. */
export function ImageTable({ images, stale }: { images: ImageTable_images$key; stale: boolean }) {
  const words = useMessages(messages);
  const { number, name, created, actions } = useMessages(recordMessages);
  const rows = useFragment(
    graphql`
      fragment ImageTable_images on Image @relay(plural: true) {
        id
        ...ImageRow_image
      }
    `,
    images,
  );
  return (
    <Table label={words.table} stale={stale}>
      <thead>
        <tr>
          <HeadCell>
            <SelectAllBox />
          </HeadCell>
          <HeadCell stick="start">{number}</HeadCell>
          <HeadCell>{words.image}</HeadCell>
          <HeadCell width={240}>{name}</HeadCell>
          <HeadCell>{created}</HeadCell>
          <HeadCell stick="end">{actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((image) => (
          <ImageRow key={image.id} image={image} />
        ))}
      </tbody>
    </Table>
  );
}
