import { rowId } from "@machiya/schema/ids";
import type { ReactNode } from "react";
import { customerPath } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";

interface CustomerLinkProps {
  /** The global id of the customer; null without one, or for a viewer who may not see customers. */
  id: string | null | undefined;
  /** The name. */
  children: ReactNode;
}

/** Shows the name of a customer as a link to their page. */
export function CustomerLink({ id, children }: CustomerLinkProps) {
  const number = id == null ? null : rowId("Customer", id);
  return number === null ? children : <TextLink to={customerPath(number)}>{children}</TextLink>;
}
