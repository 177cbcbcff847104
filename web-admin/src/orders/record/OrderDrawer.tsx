import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import type { OpenOrderQuery } from "../../__generated__/OpenOrderQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useRouteLoaded } from "../../relay/routeQuery.ts";
import { useClose } from "../../relay/useOpen.ts";
import { AsyncDialog, AsyncPanel } from "../../ui/dialogs/AsyncDialog.tsx";

const OpenOrder = createLazyComponent(async () => (await import("./OpenOrder.tsx")).OpenOrder);

/**
 * Shows the URL's order over the list, to read (`?order=`) or edit (`?edit=`); without one it renders
 * nothing.
 */
export function OrderDrawer() {
  const words = useMessages("orderDetail");
  const loaded = useRouteLoaded<OpenOrderQuery>();
  const close = useClose("order", "edit", "tab");
  useLazyModule(OpenOrder.preload);
  if (loaded === null) return null;
  const Async = loaded.variables.editing ? AsyncDialog : AsyncPanel;
  return (
    <Async title={words.untitled} attempt={loaded} onClose={close}>
      <OpenOrder loaded={loaded} onClose={close} />
    </Async>
  );
}
