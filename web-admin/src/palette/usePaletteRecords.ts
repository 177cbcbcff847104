import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { rowId } from "@machiya/schema/ids";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { PaletteRecordsQuery } from "../__generated__/PaletteRecordsQuery.graphql.ts";
import { useCustomerName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { appointmentPath, customerPath, orderPath, productPath, staffPath } from "../paths.ts";
import type { PaletteEntry } from "./paletteEntries.ts";
import { paletteFilters } from "./paletteFilters.ts";

/** The search request is sent after a typing pause of this length. */
const PAUSE_MS = 150;

/** The number of records that are shown. */
const MAX_RECORDS = 12;

const DOCUMENT = graphql`
  query PaletteRecordsQuery(
    $orders: OrderFilter!
    $customers: CustomerFilter!
    $products: ProductFilter!
    $appointments: AppointmentFilter!
    $staff: StaffMemberFilter!
  ) {
    orders(filter: $orders, first: 3) {
      edges {
        node {
          number
          buyerName
        }
      }
    }
    customers(filter: $customers, first: 3) {
      edges {
        node {
          id
          name
          phone
        }
      }
    }
    products(filter: $products, first: 3) {
      edges {
        node {
          id
          name
          code
        }
      }
    }
    appointments(filter: $appointments, first: 3) {
      edges {
        node {
          number
          customerName
          startsAt
        }
      }
    }
    staffMembers(filter: $staff, first: 3) {
      edges {
        node {
          id
          name
          englishName
        }
      }
    }
  }
`;

/** The answer to a text; null if the search failed. */
interface PaletteResult {
  to: string;
  found: PaletteRecordsQuery["response"] | null;
}

/** Searches records while the user types; an empty text, or a role that reads none, finds nothing. */
export function usePaletteRecords(text: string, isAllowed: boolean) {
  const environment = useRelayEnvironment();
  const entriesOf = useEntries();
  const [result, setResult] = useState<PaletteResult>({ to: "", found: null });
  useEffect(() => {
    if (text === "" || !isAllowed) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const search = fetchQuery<PaletteRecordsQuery>(environment, DOCUMENT, {
        ...paletteFilters(text),
        products: { text, states: PRODUCT_STATES },
      }).subscribe({
        next: (found) => setResult({ to: text, found }),
        error: () => setResult({ to: text, found: null }),
      });
      stop = () => search.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, text, isAllowed]);
  const isSearching = text !== "" && isAllowed && result.to !== text;
  return {
    // The previous records stay visible until those of the new text arrive.
    records: text === "" || result.found === null ? [] : entriesOf(result.found),
    isSearching,
    failed: text !== "" && isAllowed && !isSearching && result.found === null,
  };
}

/** Returns the function that turns found rows into entries. */
function useEntries() {
  const words = useMessages("palette");
  const nameOf = useCustomerName();
  const { dayTime } = useDates();
  return (found: PaletteRecordsQuery["response"]): PaletteEntry[] => {
    const { orders, customers, products, appointments, staffMembers } = found;
    const entries: PaletteEntry[] = [
      ...orders.edges.map(({ node }) => ({
        group: words.orders,
        label: `#${node.number} ${node.buyerName}`,
        to: orderPath(node.number),
      })),
      ...customers.edges.map(({ node }) => ({
        group: words.customers,
        label: nameOf(node.name),
        detail: node.phone,
        to: customerPath(rowId("Customer", node.id) ?? 0),
      })),
      ...appointments.edges.map(({ node }) => ({
        group: words.appointments,
        label: `#${node.number} ${node.customerName}`,
        detail: dayTime(node.startsAt),
        to: appointmentPath(node.number),
      })),
      ...products.edges.map(({ node }) => ({
        group: words.products,
        label: node.name,
        detail: node.code,
        to: productPath(rowId("Product", node.id) ?? 0),
      })),
      ...staffMembers.edges.map(({ node }) => ({
        group: words.staff,
        label: node.name,
        detail: node.englishName,
        to: staffPath(rowId("StaffMember", node.id) ?? 0),
      })),
    ];
    return entries.slice(0, MAX_RECORDS);
  };
}
