import { useEffect } from "react";

/** Sets the document's title while the component is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // Another page may have set its own title already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
