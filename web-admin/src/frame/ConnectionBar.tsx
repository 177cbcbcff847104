import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useConnectionState } from "../relay/network/connection.ts";

/** Warns while the connection for live events is lost. */
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
