import { useState } from "react";
import type { Environment, Observable } from "relay-runtime";

/** Something to choose. */
export interface Choice {
  /** Global id. */
  id: string;
  name: string;
}

/** So many are found at most: more letters find fewer. */
export const MOST_FOUND = 20;

/** Asks the server for at most MOST_FOUND choices whose name contains the text. */
export type Finder<One extends Choice = Choice> = (
  environment: Environment,
  name: string,
) => Observable<readonly One[]>;

/** What there is to choose from: what is known of it, and how to find the rest. */
export interface Choices<One extends Choice = Choice> {
  known: readonly One[];
  /** Whether there are more than the known ones. */
  isLonger: boolean;
  find: Finder<One>;
  /** Makes a choice that was found a known one. */
  learn: (one: One) => void;
}

interface Beginning<One extends Choice> {
  /** The first page, and what is chosen already. They may overlap. */
  known: readonly One[];
  isLonger: boolean;
  /** The same at every render. */
  find: Finder<One>;
}

/** Choices of which the first page came with a screen; what was found since is known too. */
export function useChoices<One extends Choice>({ known, isLonger, find }: Beginning<One>): Choices<One> {
  const [found, setFound] = useState<readonly One[]>([]);
  return {
    known: [...new Map([...known, ...found].map((one) => [one.id, one])).values()],
    isLonger,
    find,
    learn: (one) => setFound((latest) => [...latest.filter(({ id }) => id !== one.id), one]),
  };
}
