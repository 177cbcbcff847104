import { getOperationAST, Kind, OperationTypeNode } from "graphql";
import type { Operation } from "./operation.ts";
import type { ResponseCaches } from "./responseCache.ts";

/** Customers' mutations that change no free slot. */
const KEEPS_SLOTS: ReadonlySet<string> = new Set(["logInCustomer", "placeOrder"]);

/**
 * Invalidates the cached data that a finished operation may have changed, before its caller receives the
 * result.
 */
export type InvalidateCaches = (operation: Operation) => void;

/**
 * Creates the invalidation of this process's caches; other processes receive the changes from Postgres. All
 * cached sessions are dropped after a staff mutation, because staff dismiss staff, change roles and
 * passwords, and delete customers.
 */
export function createCacheInvalidation(
  responseCaches: ResponseCaches,
  invalidateSessions: () => void,
): InvalidateCaches {
  return ({ document, operationName, kind, viewer }) => {
    if (kind !== OperationTypeNode.MUTATION) return;
    const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
    const keepsSlots = fields.every((one) => one.kind === Kind.FIELD && KEEPS_SLOTS.has(one.name.value));
    if (!keepsSlots) responseCaches.salon.invalidate();
    if (viewer.staff === null) return;
    responseCaches.catalog.invalidate();
    invalidateSessions();
  };
}
