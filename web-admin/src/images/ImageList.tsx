import { ImageMultipleRegular } from "@fluentui/react-icons";
import { imageFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ImageListQuery } from "../__generated__/ImageListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { ImageCard } from "./ImageCard.tsx";
import { ImageTable } from "./ImageTable.tsx";
import { messages } from "./messages.ts";

interface ImageListProps {
  loaded: PreloadedQuery<ImageListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of images, and the way to the others. */
export function ImageList({ loaded, stale }: ImageListProps) {
  const words = useMessages(messages);
  const { emptyFiltered } = useMessages(recordMessages);
  const { filters, turnTo } = useFilters(imageFilters);
  const { images } = useLoadedQuery<ImageListQuery>(
    graphql`
      query ImageListQuery($filter: ImageFilter, $first: Int!, $after: String) {
        images(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...ImageTable_images
              ...ImageCard_image
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = images.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={images.totalCount}
      pageCursors={images.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <ImageMultipleRegular />,
        title: words.emptyTitle,
        text: countFilters({ ...filters }) > 0 ? emptyFiltered : words.emptyText,
      }}
      table={<ImageTable images={rows} stale={stale} />}
      card={(image) => <ImageCard image={image} />}
      onPage={turnTo}
    />
  );
}
