import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** What may be said of a variable that does not fit: where it does not, and our own words for why. */
const FITTING =
  /( at "[\w.[\]]+")?; (?:.*?)(Field "\w+" (?:of required type "[\w![\]]+" was not provided|is not defined by type "\w+")|Expected (?:non-nullable )?type "[\w![\]]+"|Not an? [^"]+\.$|\w+ cannot represent)/s;

/** GraphQL repeats a value that does not fit, which may be a password, in what it says of it; an answer may end in somebody's log. */
export function redactErrors(message: string): string {
  const variable = /^Variable "\$\w+" got invalid value /.exec(message)?.[0];
  if (variable !== undefined) {
    const [, at = "", reason = "It does not fit its type"] = FITTING.exec(message) ?? [];
    return `${variable.trimEnd()}${at}; ${reason.replace(/\.$/, "")}.`;
  }
  return message
    .replace(/^(Expected value of type "[\w![\]]+"), found .*$/s, "$1.")
    .replace(/( cannot represent (?:an? )?[\w -]+? value): .*$/s, "$1.")
    .replace(/^Value ".*" does not exist in ("\w+" enum).*$/s, "There is no such value in $1.");
}

/** The same for what is found before anything runs, literals in a document among it. */
export function useRedactedErrors(): Plugin {
  return {
    onValidate:
      () =>
      ({ valid, result, setResult }) => {
        if (valid) return;
        setResult((result as readonly GraphQLError[]).map(retold));
      },
  };
}

function retold({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  const place = { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null };
  return new GraphQLError(redactErrors(message), { ...place, extensions });
}
