import { rowId } from "@machiya/schema/ids";
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { parseStockChanges } from "../changes/stockChanges.ts";
import { hasValueFor } from "./hasValueFor.ts";

/** The tag of responses that contain products whose IDs are unknown. */
const ANY_PRODUCT = "any product";
/** The tag of responses whose filters select products that are in stock. */
const IN_STOCK = "in stock";
/** The tag of responses whose filters select products with a low stock, or with pre-orders, which stock serves and orders use up. */
const ANY_STOCK = "any stock";
const productTag = (id: number) => `product ${id}`;

const STOCK_FILTERS = [
  ["inStock", IN_STOCK],
  ["lowStock", ANY_STOCK],
  ["preOrder", ANY_STOCK],
  ["orderable", ANY_STOCK],
] as const;

const GLOBAL_ID = /"id":"(UHJvZHVjdDo[\w+/=]+)"/g;
const ROW_ID = /"id":(\d+)/g;

/**
 * Returns the tags of the responses that a change of the catalog invalidates; null: all of them. A change of the
 * stock concerns responses with the product, lists of low stocks and of pre-orders, because each product has its own
 * level and its own orders that wait, and lists of products in stock when it becomes or was 0.
 */
export function tagsOfCatalogChange(payload: string): readonly string[] | null {
  const changes = parseStockChanges(payload);
  if (changes === null) return null;
  const crosses = changes.some(([, before, after]) => before > 0 !== after > 0);
  return [ANY_PRODUCT, ...changes.map(([id]) => productTag(id)), ANY_STOCK, ...(crosses ? [IN_STOCK] : [])];
}

/** Returns the tags of a response of GraphQL. */
export type CatalogTags = (variables: unknown, content: string) => ReadonlySet<string>;

/** Reads from a valid document what its responses depend on. */
export function createCatalogTags(schema: GraphQLSchema, document: DocumentNode): CatalogTags {
  const { showsProducts, namesIds, inputFields } = inspect(schema, document);
  return (variables, content) => {
    const tags = new Set<string>();
    for (const [name, tag] of STOCK_FILTERS)
      if (inputFields.has(name) || hasValueFor(variables, name)) tags.add(tag);
    if (showsProducts && !namesIds) tags.add(ANY_PRODUCT);
    if (showsProducts && namesIds)
      for (const [, globalId = ""] of content.matchAll(GLOBAL_ID)) {
        const id = rowId("Product", globalId);
        if (id !== null) tags.add(productTag(id));
      }
    return tags;
  };
}

/** Returns the tags of a response of a customers' REST route, which has no filter by stock. */
export function tagsOfRestContent(content: string): ReadonlySet<string> {
  // The IDs of other rows are among them, which only invalidates the response more often.
  return new Set([...content.matchAll(ROW_ID)].map(([, id]) => productTag(Number(id))));
}

/** Returns whether a document selects products, always with their IDs, and its input fields, of which filters by stock are some. */
function inspect(schema: GraphQLSchema, document: DocumentNode) {
  const found = { showsProducts: false, namesIds: true, inputFields: new Set<string>() };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(field) {
        const type = getNamedType(types.getType());
        // A field of an interface or a union may return a product.
        if (type?.name !== "Product" && !isAbstractType(type)) return;
        found.showsProducts = true;
        found.namesIds &&= namesId(field);
      },
      [Kind.OBJECT_FIELD]({ name }) {
        found.inputFields.add(name.value);
      },
    }),
  );
  return found;
}

/** Returns whether each object that a field returns certainly has its `id` in the response. */
const namesId = ({ selectionSet }: FieldNode): boolean =>
  selectionSet?.selections.some(
    (one) =>
      one.kind === Kind.FIELD &&
      one.name.value === "id" &&
      (one.alias === undefined || one.alias.value === "id") &&
      (one.directives ?? []).length === 0,
  ) ?? false;
