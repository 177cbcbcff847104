import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import { useDeferredValue } from "react";
import type { OpenWebhookQuery } from "../../__generated__/OpenWebhookQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useRouteLoaded } from "../../relay/routeQuery.ts";
import { useClose, useOpen } from "../../relay/useOpen.ts";
import { AsyncDialog, AsyncPanel } from "../../ui/dialogs/AsyncDialog.tsx";

const EditWebhook = createLazyComponent(async () => (await import("./EditWebhook.tsx")).EditWebhook);
const NewWebhook = createLazyComponent(async () => (await import("./NewWebhook.tsx")).NewWebhook);
const OpenWebhook = createLazyComponent(async () => (await import("./OpenWebhook.tsx")).OpenWebhook);

/** Renders what the URL opens: `?add=` for a new endpoint, `?edit=` for its form, `?webhook=` for its log. */
export function WebhookDialogs() {
  const words = useMessages("webhooks");
  const wanted = useRouteLoaded<OpenWebhookQuery>();
  const loaded = useDeferredValue(wanted);
  const adding = useOpen("add");
  const editing = useOpen("edit");
  const closePanel = useClose("webhook", "delivery", "page");
  useLazyModule(EditWebhook.preload);
  useLazyModule(NewWebhook.preload);
  useLazyModule(OpenWebhook.preload);
  if (adding.opened !== null) {
    return (
      <AsyncDialog title={words.addTitle} attempt={null} onClose={adding.close}>
        <NewWebhook onClose={adding.close} />
      </AsyncDialog>
    );
  }
  if (wanted === null || loaded === null) return null;
  if (editing.opened !== null) {
    return (
      <AsyncDialog title={words.editTitle} attempt={loaded} onClose={editing.close}>
        <EditWebhook loaded={loaded} onClose={editing.close} />
      </AsyncDialog>
    );
  }
  return (
    <AsyncPanel broad title={words.endpoint} attempt={loaded} onClose={closePanel}>
      <OpenWebhook loaded={loaded} stale={loaded !== wanted} onClose={closePanel} />
    </AsyncPanel>
  );
}
