import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";

/** The prompt is optional: if its chunk fails to load, the page continues without it. */
const AddFriendPrompt = createLazyComponent(() =>
  import("./AddFriendPrompt.tsx").then(
    (file) => file.AddFriendPrompt,
    (error: unknown) => {
      console.warn("The add-friend prompt did not load", error);
      return () => null;
    },
  ),
);

/** Renders the prompt to add the shop's LINE account as a friend once its chunk has loaded. */
export function LazyAddFriendPrompt() {
  return (
    <Suspense fallback={null}>
      <AddFriendPrompt />
    </Suspense>
  );
}
