import type { ProductState } from "@machiya/prisma/enums";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { requireRowId } from "../input.ts";

interface ProductStateChange {
  id: string;
  state: ProductState;
  version?: number | null | undefined;
}

/** Sets a product's state and returns its row number. Throws NOT_FOUND, and CONFLICT for an outdated version. */
export async function setProductState({ prisma }: Context, input: ProductStateChange): Promise<number> {
  const id = requireRowId("Product", input.id);
  const changed = await prisma.product.updateMany({
    where: { id, deletedAt: null, ...(input.version != null && { version: input.version }) },
    data: { state: input.state, version: { increment: 1 } },
  });
  if (changed.count === 0) {
    const product = await prisma.product.findFirst({ where: { id, deletedAt: null }, select: { id: true } });
    throw new DomainError(product === null ? "NOT_FOUND" : "CONFLICT", { what: "Product" });
  }
  return id;
}
