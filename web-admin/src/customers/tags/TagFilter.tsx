import { Suspense } from "react";
import { useMessages } from "../../language/language.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";
import { useKnownTags } from "./useKnownTags.ts";

interface TagFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** Filters by one tag. */
export function TagFilter(props: TagFilterProps) {
  return (
    <Boundary attempt={null}>
      <Suspense fallback={<TagSelect {...props} tags={[]} />}>
        <LoadedTags {...props} />
      </Suspense>
    </Boundary>
  );
}

function LoadedTags(props: TagFilterProps) {
  return <TagSelect {...props} tags={useKnownTags()} />;
}

function TagSelect({ value, tags, onChange }: TagFilterProps & { tags: readonly string[] }) {
  const words = useMessages("customers");
  return (
    <FilterSelect
      label={words.tag}
      value={value}
      // A tag of the URL stays selected even if no customer has it any more.
      options={[...new Set([...tags, ...(value === "" ? [] : [value])])]}
      labelOf={(tag) => tag}
      onChange={onChange}
    />
  );
}
