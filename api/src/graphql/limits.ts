import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { createDepthCheck } from "@machiya/schema/domain/jsonDepth";
import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Limits of one document. Relay's documents need more than the usual limits; attacks need far more than
 * these.
 */
export const DOCUMENT_LIMITS = {
  depth: 12,
  aliases: 30,
  directives: 40,
  tokens: 2000,
  mutations: 4,
  characters: 100_000,
};

const refuse = [
  (_context: unknown, error: GraphQLError) => {
    Object.assign(error.extensions, { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400, spec: true } });
  },
];

/** The strings and comments of a document, in which brackets mean nothing. */
const TEXTS = /"""(?:\\"""|.)*?"""|"(?:\\.|[^"\\\n\r])*"|#[^\n\r]*/gs;

/**
 * Returns whether the lists and objects of a document are nested so deeply that its validation, which calls itself for each
 * level, could exhaust the stack.
 */
export const isNestedTooDeeply = (document: string): boolean =>
  createDepthCheck()(Buffer.from(document.replace(TEXTS, " ")));

const tooLarge = (how: string) =>
  new GraphQLError(`The document is ${how}.`, {
    extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400, spec: true } },
  });

/** Rejects documents that are too deep, too wide or too long before any of them is executed. */
export function useDocumentLimits({ hideSchema }: { hideSchema: boolean }): Plugin {
  return {
    onPluginInit({ addPlugin }) {
      addPlugin(
        EnvelopArmorPlugin({
          blockFieldSuggestion: { enabled: hideSchema },
          costLimit: { enabled: false },
          maxTokens: { n: DOCUMENT_LIMITS.tokens, onReject: refuse },
          maxDepth: { n: DOCUMENT_LIMITS.depth, flattenFragments: true, onReject: refuse },
          maxAliases: { n: DOCUMENT_LIMITS.aliases, onReject: refuse },
          maxDirectives: { n: DOCUMENT_LIMITS.directives, onReject: refuse },
        }),
      );
    },
    onParams({ params }) {
      // What is no text is refused by the parser.
      const query = typeof params.query === "string" ? params.query : "";
      // Even finding the first tokens copies, hashes and looks up a text of megabytes.
      if (query.length > DOCUMENT_LIMITS.characters) throw tooLarge("too long");
      if (isNestedTooDeeply(query)) throw tooLarge("nested too deeply");
    },
    onValidate({ addValidationRule }) {
      addValidationRule(fewMutations);
      if (hideSchema) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** Rejects a document with too many mutations, because each mutation is a transaction of its own. */
function fewMutations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (operation.operation !== OperationTypeNode.MUTATION) return;
      const found = rootFields(context, operation.selectionSet, new Set());
      if (found <= DOCUMENT_LIMITS.mutations) return;
      const message = `At most ${DOCUMENT_LIMITS.mutations} mutations in one document, found ${found}.`;
      context.reportError(new GraphQLError(message, { nodes: operation }));
    },
  };
}

function rootFields(context: ValidationContext, set: SelectionSetNode, entered: Set<string>): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += rootFields(context, selection.selectionSet, entered);
    else if (!entered.has(selection.name.value)) {
      entered.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) count += rootFields(context, fragment.selectionSet, entered);
    }
  }
  return count;
}
