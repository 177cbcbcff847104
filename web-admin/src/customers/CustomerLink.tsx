import { rowId } from "@machiya/schema/ids";
import { type ElementType, Fragment } from "react";
import { customerPath } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { usePersonName } from "./useCustomerName.ts";

interface CustomerLinkProps {
  /** Null without a customer, or for a viewer who may not see customers. */
  customer: { readonly id: string; readonly erased?: boolean } | null | undefined;
  /** The name as the order, the appointment, or the customer has it. */
  name: string;
  /** What the name is written in, for example a part that cuts it off. */
  as?: ElementType;
}

/** Shows the name of a customer as a link to their page. */
export function CustomerLink({ customer, name, as: Text = Fragment }: CustomerLinkProps) {
  const personName = usePersonName();
  const number = customer == null ? null : rowId("Customer", customer.id);
  const text = <Text>{personName(name, customer)}</Text>;
  return number === null ? text : <TextLink to={customerPath(number)}>{text}</TextLink>;
}
