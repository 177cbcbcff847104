import { lazy, Suspense } from "react";

/** What it stands below stands without it: where it does not load, nobody is asked. */
const AddFriendPrompt = lazy(() =>
  import("./AddFriendPrompt.tsx").then(
    (file) => ({ default: file.AddFriendPrompt }),
    (error: unknown) => {
      console.warn("The add-friend prompt did not load", error);
      return { default: () => null };
    },
  ),
);

/** The prompt to add the shop's account as a friend, once it has loaded. */
export function LazyAddFriendPrompt() {
  return (
    <Suspense fallback={null}>
      <AddFriendPrompt />
    </Suspense>
  );
}
