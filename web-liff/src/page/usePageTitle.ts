import { createContext, use, useEffect } from "react";

/** Sets the title of the record that the page shows; null shows the page's own title. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {});

/** Replaces the page's title while the component is mounted. */
export function usePageTitle(title: string): void {
  const setTitle = use(PageTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
