import { graphql, useFragment } from "react-relay";
import type { ImageRow_image$key } from "../__generated__/ImageRow_image.graphql.ts";
import { useDates } from "../language/useDates.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
import { ImageActions } from "./ImageActions.tsx";
import { imageNumber } from "./imageSearch.ts";
import { Thumbnail } from "./Thumbnail.tsx";

/** One image of the table, in the columns of ImageTable. */
export function ImageRow({ image }: { image: ImageRow_image$key }) {
  const { day } = useDates();
  const data = useFragment(
    graphql`
      fragment ImageRow_image on Image {
        id
        name
        createdAt
        ...Thumbnail_image
      }
    `,
    image,
  );
  return (
    <Row>
      <Cell>
        <SelectBox id={data.id} label={data.name} />
      </Cell>
      <Cell stick="start" nowrap>
        {imageNumber(data.id)}
      </Cell>
      <Cell>
        <Thumbnail image={data} size={56} />
      </Cell>
      <RowHead>
        <Clamp>{data.name}</Clamp>
      </RowHead>
      <Cell nowrap>{day(data.createdAt)}</Cell>
      <Cell stick="end" nowrap>
        <ImageActions id={data.id} name={data.name} />
      </Cell>
    </Row>
  );
}
