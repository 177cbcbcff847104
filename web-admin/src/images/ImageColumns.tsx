import { imageFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, useFragment } from "react-relay";
import type {
  ImageColumns_image$data,
  ImageColumns_image$key,
} from "../__generated__/ImageColumns_image.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { selectByName, useRecordColumns } from "../ui/table/useRecordColumns.tsx";
import { DeleteImages } from "./DeleteImages.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

/** The actions of an image. */
function ImageActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="Image"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteImages ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    />
  );
}

type Row = ImageColumns_image$data;

function useRow(image: ImageColumns_image$key): Row {
  return useFragment(
    graphql`
      fragment ImageColumns_image on Image {
        id
        name
        createdAt
        ...Thumbnail_image
      }
    `,
    image,
  );
}

/** Returns the table of the image library (shop.md §2). */
export function useImageTable(): TableDefinition<ImageColumns_image$key, Row> {
  const words = useMessages("images");
  const { created } = useMessages("uiRecord");
  const { day } = useDates();
  const { number, name, actions } = useRecordColumns<Row>({
    type: "Image",
    nameWidth: 240,
    actions: (row) => <ImageActions id={row.id} name={row.name} />,
  });
  return {
    name: "images",
    label: words.table,
    filters: imageFilters,
    useRow,
    select: selectByName,
    columns: [
      number,
      {
        key: "image",
        header: words.image,
        place: "body",
        cell: (row) => <Thumbnail image={row} size={56} />,
        cardCell: (row) => <Thumbnail image={row} size={88} />,
      },
      name,
      { key: "created", header: created, nowrap: true, place: "fact", cell: (row) => day(row.createdAt) },
      actions,
    ],
  };
}
