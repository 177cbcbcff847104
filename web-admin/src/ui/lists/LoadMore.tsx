import { Button, makeStyles, Spinner } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  root: { display: "grid", justifyContent: "center", paddingBottom: "16px" },
});

interface LoadMoreProps {
  /** The number of rows to fetch at a time. */
  count: number;
  isLoadingNext: boolean;
  loadNext: (count: number) => void;
}

/** Fetches the next rows when it scrolls into view or is clicked. */
export function LoadMore({ count, isLoadingNext, loadNext }: LoadMoreProps) {
  const styles = useStyles();
  const { loadMore } = useMessages("ui");
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sign = end.current;
    if (sign === null || isLoadingNext) return;
    const watcher = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) loadNext(count);
    });
    watcher.observe(sign);
    return () => watcher.disconnect();
  }, [isLoadingNext, loadNext, count]);

  return (
    <div ref={end} className={styles.root}>
      <Button
        appearance="subtle"
        disabledFocusable={isLoadingNext}
        icon={isLoadingNext ? <Spinner size="tiny" /> : null}
        onClick={() => loadNext(count)}
      >
        {loadMore}
      </Button>
    </div>
  );
}
