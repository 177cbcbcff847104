import { Button, makeStyles, Spinner } from "@fluentui/react-components";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useToast } from "../feedback/ToastProvider.tsx";

const useStyles = makeStyles({
  root: { display: "grid", justifyContent: "center", paddingBottom: "16px" },
});

/** The time after which an ignored request is repeated. */
const RETRY_MS = 1000;

interface LoadMoreProps {
  /** The number of rows to fetch at a time. */
  count: number;
  /** The number of rows to fetch at once, wherever the list is scrolled to, because they were shown before. */
  missing?: number;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => void;
}

/** Fetches the next rows when it scrolls into view or is clicked; after a failure, only when it is clicked. */
export function LoadMore({ count, missing = 0, isLoadingNext, loadNext }: LoadMoreProps) {
  const styles = useStyles();
  const { loadMore } = useMessages("ui");
  const notify = useToast();
  const end = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const rows = missing > 0 ? missing : count;
  const load = useCallback(() => {
    const onComplete = (error: Error | null) => {
      setHasFailed(error !== null);
      if (error !== null) notify.failure(error);
    };
    loadNext(rows, { onComplete });
  }, [loadNext, rows, notify]);

  useEffect(() => {
    const sign = end.current;
    if (sign === null || isLoadingNext || hasFailed) return;
    let isWanted = missing > 0;
    // On a busy machine, one call reports several crossings, and the last one tells where the end is.
    const watcher = new IntersectionObserver((crossings) => {
      isWanted = crossings.at(-1)?.isIntersecting === true;
      if (isWanted) load();
    });
    if (isWanted) load();
    else watcher.observe(sign);
    // Relay ignores a request while the list itself is being fetched. The end may then stay in view, without an event.
    const timer = setInterval(() => {
      if (isWanted) load();
    }, RETRY_MS);
    return () => {
      watcher.disconnect();
      clearInterval(timer);
    };
  }, [isLoadingNext, hasFailed, missing, load]);

  return (
    <div ref={end} className={styles.root}>
      <Button
        appearance="subtle"
        disabledFocusable={isLoadingNext}
        icon={isLoadingNext ? <Spinner size="tiny" /> : null}
        onClick={load}
      >
        {loadMore}
      </Button>
    </div>
  );
}
