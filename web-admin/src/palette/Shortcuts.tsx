import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useEffect, useState } from "react";
import { loadLaterCatalog } from "../language/language.ts";
import { isStillMeant, type Shortcut, shortcutOf, stepRow } from "./shortcutKeys.ts";

const loadPalette = lazyModule(async () => {
  const [{ CommandPalette }, { ShortcutHelp }] = await Promise.all([
    import("./CommandPalette.tsx"),
    import("./ShortcutHelp.tsx"),
    // It lists the sections of the settings.
    loadLaterCatalog(),
  ]);
  return { CommandPalette, ShortcutHelp };
});

interface ShortcutsProps {
  userId: string;
  /** Whether a button asked for the palette. */
  isAsked: boolean;
  /** Returns the shortcut that was pressed before this component was loaded, once. */
  takeEarly: () => Shortcut | null;
  onClosed: () => void;
}

/** Listens to the keys of the console, and shows the palette and the list of keys. */
export function Shortcuts({ userId, isAsked, takeEarly, onClosed }: ShortcutsProps) {
  const [shown, setShown] = useState<"palette" | "keys" | null>(null);
  const [palette, load] = useLazyModule(loadPalette);
  const isLoading = (isAsked || shown !== null) && palette === null;
  useEffect(() => {
    const perform = (shortcut: Shortcut) => {
      if (shortcut === "palette" || shortcut === "keys") {
        load();
        setShown(shortcut);
      } else if (shortcut === "new") {
        document.querySelector<HTMLElement>("main [data-shortcut=new]:not([disabled])")?.click();
      } else stepRow(shortcut);
    };
    const early = takeEarly();
    if (early !== null && isStillMeant(early)) perform(early);
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null) return;
      event.preventDefault();
      // Letters that are typed while the palette loads are meant for it.
      if (!isLoading) perform(shortcut);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isLoading, load, takeEarly]);
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
