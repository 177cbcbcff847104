import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useConnectionState } from "../relay/network/connection.ts";

/** Says that live events do not arrive, as long as they do not. */
export function ConnectionBar() {
  const words = useMessages("frame");
  const lost = useConnectionState() === "lost";
  return (
    <div role="status">
      {lost && (
        <MessageBar intent="warning" shape="square">
          <MessageBarBody>{words.connectionLost}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
