import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Matches the parts of a variable error that contain no value: its location and our own reason. */
const FITTING =
  /( at "[\w.[\]]+")?; (?:.*?)(Field "\w+" (?:of required type "[\w![\]]+" was not provided|is not defined by type "\w+")|Expected (?:non-nullable )?type "[\w![\]]+"|Not an? [^"]+\.$|\w+ cannot represent)/s;

/** How much of the beginning and of the end of a message is read; both are longer than everything but the value. */
const MESSAGE_PART = 1000;

/** Leaves out the middle of a long message, a value of up to the length of a request, which would take seconds. */
const shortened = (message: string): string =>
  message.length <= 2 * MESSAGE_PART
    ? message
    : `${message.slice(0, MESSAGE_PART)}…${message.slice(-MESSAGE_PART)}`;

/** Removes values from GraphQL's error messages: they may be passwords, and responses may end up in logs. */
export function redactErrors(whole: string): string {
  const message = shortened(whole);
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

/** Redacts errors that are found during validation, which may quote literals of the document. */
export function useRedactedErrors(): Plugin {
  return {
    onValidate:
      () =>
      ({ valid, result, setResult }) => {
        if (valid) return;
        setResult((result as readonly GraphQLError[]).map(redacted));
      },
  };
}

function redacted({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  const place = { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null };
  return new GraphQLError(redactErrors(message), { ...place, extensions });
}
