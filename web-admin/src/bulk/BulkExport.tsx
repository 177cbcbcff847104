import { readGlobalId } from "@machiya/schema/ids";
import { useSearchParams } from "react-router";
import { useMessages } from "../language/language.ts";
import { ExportButton } from "../ui/ExportButton.tsx";
import { useBulk } from "./bulkRows.ts";

/** Exports the selected rows as CSV through the list's download, which takes the list's filters. */
export function BulkExport({ path }: { path: string }) {
  const words = useMessages("bulk");
  const [search] = useSearchParams();
  return <ExportButton size="small" path={path} search={useBulkSearch(search)} text={words.export} />;
}

/** Returns the URL parameters that select the rows of the bulk bar: their numbers, or the list's filters. */
export function useBulkSearch(search: URLSearchParams): URLSearchParams {
  const { rows } = useBulk();
  if ("filter" in rows) return search;
  const numbers = rows.ids.map((id) => readGlobalId(id)?.id ?? "0");
  return new URLSearchParams({ number: numbers.join(",") });
}
