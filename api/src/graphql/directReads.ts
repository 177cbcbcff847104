import { readRow } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import {
  compileDirectRead,
  type DirectQuestion,
  type DirectRead,
  type DirectViewer,
  viewerOfDirectReads,
} from "@machiya/schema/directReads";
import type { DocumentNode } from "graphql";
import type { Reads } from "../database/replica.ts";
import { createRowLoader } from "./rowLoader.ts";

export interface Asked {
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
  viewer: Viewer;
  maxPageSize: number;
}

export interface DirectReads {
  /** Whether one statement may answer this document for anybody. */
  mayAnswer(document: DocumentNode): boolean;
  /** Null: the resolvers must answer. */
  question(asked: Asked): DirectQuestion | null;
  /** The JSON of `data`; null: the resolvers must answer. */
  answer(question: DirectQuestion, reads: Reads): Promise<string | null>;
}

/** Compiles each document once for each kind of viewer. Documents are valid, and our own or the operator's. */
export function createDirectReads(): DirectReads {
  const rows = createRowLoader();
  const compiled = new WeakMap<DocumentNode, Readonly<Record<DirectViewer, DirectRead | null>>>();

  function readsOf(document: DocumentNode) {
    const known = compiled.get(document);
    if (known !== undefined) return known;
    const reads = {
      admin: compileDirectRead(document, "admin"),
      others: compileDirectRead(document, "others"),
    };
    compiled.set(document, reads);
    return reads;
  }

  return {
    mayAnswer: (document) => readsOf(document).admin !== null,
    question({ document, variables, viewer, maxPageSize }) {
      const kind = viewerOfDirectReads(viewer);
      return (kind && readsOf(document)[kind]?.(variables, maxPageSize)) ?? null;
    },
    async answer(question, reads) {
      const client = await reads.client();
      return "row" in question
        ? question.answer(await rows.load(client, question))
        : question.answer(await readRow(client, question.sql, question.values));
    },
  };
}
