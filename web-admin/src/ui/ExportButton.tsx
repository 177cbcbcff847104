import { Button } from "@fluentui/react-components";
import { ArrowDownloadRegular } from "@fluentui/react-icons";

interface ExportButtonProps {
  /** The path of the export, from exportPaths. */
  path: string;
  /** The URL parameters of the list, whose filters the export applies. */
  search?: URLSearchParams;
  text: string;
  hint?: string;
  size?: "small" | "medium";
}

/** A link that downloads a file of the server, in the form of a button. */
export function ExportButton({ path, search, text, hint, size = "medium" }: ExportButtonProps) {
  return (
    <Button
      as="a"
      size={size}
      href={search === undefined ? path : `${path}?${search}`}
      download
      title={hint}
      icon={<ArrowDownloadRegular />}
    >
      {text}
    </Button>
  );
}
