import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useEffect, useState } from "react";
import { shortcutOf, stepRow } from "./shortcutKeys.ts";

const loadPalette = lazyModule(async () => {
  const [{ CommandPalette }, { ShortcutHelp }] = await Promise.all([
    import("./CommandPalette.tsx"),
    import("./ShortcutHelp.tsx"),
  ]);
  return { CommandPalette, ShortcutHelp };
});

interface ShortcutsProps {
  userId: string;
  /** Whether a button asked for the palette. */
  isAsked: boolean;
  onClosed: () => void;
}

/** Listens to the keys of the console, and shows the palette and the list of keys. */
export function Shortcuts({ userId, isAsked, onClosed }: ShortcutsProps) {
  const [shown, setShown] = useState<"palette" | "keys" | null>(null);
  const [palette, load] = useLazyModule(loadPalette);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut === "palette" || shortcut === "keys") {
        load();
        setShown(shortcut);
      } else if (shortcut === "new") {
        document.querySelector<HTMLElement>("main [data-shortcut=new]:not([disabled])")?.click();
      } else stepRow(shortcut);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [load]);
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  const close = () => {
    setShown(null);
    onClosed();
  };
  if (palette === null) return null;
  if (shown === "keys") return <palette.ShortcutHelp onClose={close} />;
  return shown === "palette" || isAsked ? <palette.CommandPalette userId={userId} onClose={close} /> : null;
}
