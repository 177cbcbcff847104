import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
} from "relay-runtime";

/** Returns what identifies the request of a query with its variables, for Relay and for `onMissedChange`. */
export function queryIdentifier(document: GraphQLTaggedNode, variables: OperationType["variables"]): string {
  return createOperationDescriptor(getRequest(document), variables).request.identifier;
}
