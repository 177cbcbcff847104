import { Button } from "@fluentui/react-components";
import { ArrowDownloadRegular } from "@fluentui/react-icons";
import { readGlobalId } from "@machiya/schema/ids";
import { useSearchParams } from "react-router";
import { useMessages } from "../language/language.ts";
import { useBulk } from "./bulkRows.ts";

/** Exports the selected rows as CSV through the list's download, which takes the list's filters. */
export function BulkExport({ path }: { path: string }) {
  const words = useMessages("bulk");
  const [search] = useSearchParams();
  return (
    <Button
      size="small"
      as="a"
      href={`${path}?${useBulkSearch(search)}`}
      download
      icon={<ArrowDownloadRegular />}
    >
      {words.export}
    </Button>
  );
}

/** Returns the URL parameters that select the rows of the bulk bar: their numbers, or the list's filters. */
export function useBulkSearch(search: URLSearchParams): URLSearchParams {
  const { rows } = useBulk();
  if ("filter" in rows) return search;
  const numbers = rows.ids.map((id) => readGlobalId(id)?.id ?? "0");
  return new URLSearchParams({ number: numbers.join(",") });
}
