import { Suspense } from "react";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { useKnownTags } from "./useKnownTags.ts";

/** The tags that customers have, as suggestions of the text field whose `list` is the id. */
export function TagSuggestions({ id }: { id: string }) {
  return (
    <Boundary attempt={null} frame={() => null}>
      <Suspense>
        <LoadedSuggestions id={id} />
      </Suspense>
    </Boundary>
  );
}

function LoadedSuggestions({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {useKnownTags().map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  );
}
