import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import StoreListQueryNode, { type StoreListQuery } from "../__generated__/StoreListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";

/** Opens the form of the store record if none exists (shop.md §2). */
export function AddStore({ loaded }: { loaded: PreloadedQuery<StoreListQuery> }) {
  return (
    <Suspense fallback={<AddButton disabled onClick={() => {}} />}>
      <LoadedAddStore loaded={loaded} />
    </Suspense>
  );
}

function LoadedAddStore({ loaded }: { loaded: PreloadedQuery<StoreListQuery> }) {
  const words = useMessages("store");
  const { open } = useOpen("add");
  const { store } = useLoadedQuery<StoreListQuery>(StoreListQueryNode, loaded);
  const exists = store != null;
  return (
    <AddButton disabled={exists} hint={exists ? words.onlyOne : undefined} onClick={() => open("new")} />
  );
}
