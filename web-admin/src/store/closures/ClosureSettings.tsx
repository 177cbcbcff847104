import { useState } from "react";
import { SettingsSection } from "../../settings/SettingsSection.tsx";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { StoreClosures } from "./StoreClosures.tsx";

/** The settings of closures: days and times when the store is closed. */
export function ClosureSettings() {
  const [attempt, setAttempt] = useState(0);
  return (
    <SettingsSection section="closures" attempt={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Panel padded>
        <StoreClosures />
      </Panel>
    </SettingsSection>
  );
}
