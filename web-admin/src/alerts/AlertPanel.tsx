import { Suspense, useState } from "react";
import { useMessages } from "../language/language.ts";
import { SidePanel } from "../ui/dialogs/SidePanel.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { AlertList } from "./AlertList.tsx";
import { DesktopSetting } from "./DesktopSetting.tsx";

/** The newest alerts in a panel, with their actions and the setting for a hidden window. */
export function AlertPanel({ onClose }: { onClose: () => void }) {
  const words = useMessages("bell");
  const [attempt, setAttempt] = useState(0);
  return (
    <SidePanel title={words.title} onClose={onClose}>
      <DesktopSetting />
      <Boundary attempt={attempt} onRetry={() => setAttempt((before) => before + 1)}>
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <AlertList key={attempt} attempt={attempt} />
        </Suspense>
      </Boundary>
    </SidePanel>
  );
}
