import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import { ToggleLeftRegular } from "@fluentui/react-icons";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { useRef } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import type {
  ProductBulkBarUpdateMutation,
  ProductState,
} from "../../__generated__/ProductBulkBarUpdateMutation.graphql.ts";
import { useBulkWrite } from "../../bulk/useBulkWrite.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";

/** Sets the state of the selected products. */
export function ProductStateMenu({ mutation }: { mutation: GraphQLTaggedNode }) {
  const words = useMessages("bulk");
  const labels = useLabels();
  const state = useRef<ProductState>("ENABLED");
  const { busy, write } = useBulkWrite<ProductBulkBarUpdateMutation>(mutation, (products) => ({
    input: { products, state: state.current },
  }));
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<ToggleLeftRegular />} disabledFocusable={busy}>
          {words.state}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {PRODUCT_STATES.map((each) => (
            <MenuItem
              key={each}
              onClick={() => {
                state.current = each;
                write();
              }}
            >
              {labels.productState[each]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
