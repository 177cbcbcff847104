import { useRef } from "react";

/**
 * Returns a function that begins an attempt and returns whether it is still the last one that began, so that the
 * response to an earlier one is ignored.
 */
export function useLatest(): () => () => boolean {
  const last = useRef(0);
  return () => {
    last.current += 1;
    const own = last.current;
    return () => own === last.current;
  };
}
