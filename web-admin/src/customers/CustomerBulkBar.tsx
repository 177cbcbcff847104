import { TagPercentRegular } from "@fluentui/react-icons";
import { customerFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { CustomerBulkBarMutation } from "../__generated__/CustomerBulkBarMutation.graphql.ts";
import { BulkBar } from "../bulk/BulkBar.tsx";
import { BulkChoices } from "../bulk/BulkChoices.tsx";
import { BulkExport } from "../bulk/BulkExport.tsx";
import { type DiscountChoice, findCustomerDiscounts } from "../discounts/findDiscounts.ts";
import { useMessages } from "../language/language.ts";
import { exportPaths } from "../paths.ts";
import { BulkTag } from "./tags/BulkTag.tsx";

const update = graphql`
  mutation CustomerBulkBarMutation($input: UpdateCustomersInput!) {
    result: updateCustomers(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;

/** The actions on several customers. */
export function CustomerBulkBar({ total }: { total: number }) {
  const words = useMessages("bulk");
  const [search] = useSearchParams();
  return (
    <BulkBar total={total} filter={filterInput(customerFilters, search)}>
      <BulkChoices<CustomerBulkBarMutation, DiscountChoice>
        text={words.discounts}
        title={words.discountsTitle}
        icon={<TagPercentRegular />}
        find={findCustomerDiscounts}
        mutation={update}
        variables={(customers, change, ids) => ({
          input: { customers, ...(change === "add" ? { addDiscountIds: ids } : { removeDiscountIds: ids }) },
        })}
      />
      <BulkTag mutation={update} />
      <BulkExport path={exportPaths.customers} />
    </BulkBar>
  );
}
