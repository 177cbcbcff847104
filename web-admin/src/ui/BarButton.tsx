import { Button } from "@fluentui/react-components";
import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useRef, useState } from "react";
import type { TooltipHandlers } from "./feedback/InfoTooltip.tsx";

interface BarButtonProps {
  /** The accessible name and the text of the tooltip. */
  label: string;
  icon: React.JSX.Element;
  onClick: () => void;
}

const loadTip = lazyModule(async () => (await import("./feedback/InfoTooltip.tsx")).InfoTooltip);

/** An icon button of the top bar. Its tooltip is loaded on the first hover or focus. */
export function BarButton({ label, icon, onClick }: BarButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const tip = useRef<TooltipHandlers>({});
  const [Tip] = useLazyModule(loadTip);
  return (
    <>
      <Button
        ref={setButton}
        appearance="transparent"
        icon={icon}
        aria-label={label}
        onClick={onClick}
        onPointerEnter={(event) => tip.current.onPointerEnter?.(event)}
        onPointerLeave={(event) => tip.current.onPointerLeave?.(event)}
        onFocus={(event) => tip.current.onFocus?.(event)}
        onBlur={(event) => tip.current.onBlur?.(event)}
      />
      {Tip !== null && <Tip label={label} target={button} handlers={tip} />}
    </>
  );
}
