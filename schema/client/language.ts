import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { LANGUAGES, type Language, localeOf } from "../src/domain/language.ts";
import { errorSentence } from "../src/wording/errorSentence.ts";
import { formatMoney, type MoneyFormat } from "../src/wording/formatMoney.ts";
import type { Wording } from "../src/wording/words.ts";
import { rememberLanguage } from "./languageCookie.ts";
import { lazyModule } from "./lazyModule.ts";
import { createLazyResource } from "./lazyResource.ts";

/**
 * An application's messages in one language: one section per feature, and the wording shared with the server.
 */
interface AnyCatalog {
  readonly wording: Wording;
}

/** How amounts are written: in the store's currency, and in an order in its own. Null: with "$". */
export const StoreMoney = createContext<MoneyFormat | null>(null);

export interface LanguageChoice {
  language: Language;
  /** The locale for Intl and `lang`. */
  locale: string;
  /**
   * Loads the language's catalog and switches to it. Rejects and keeps the current language when loading
   * fails.
   */
  choose: (language: Language) => Promise<void>;
}

interface LanguageProviderProps {
  /** The initial language, whose catalog must already be loaded. */
  initial: Language;
  children: ReactNode;
}

type CatalogLoaders<Catalog> = Readonly<Record<Language, () => Promise<Catalog>>>;

/**
 * Creates the language handling of an application. Each catalog is a separate chunk, so that a browser loads
 * only the selected language. `loadCatalog` must resolve before anything is rendered in that language. The sections
 * of `laterLoaders` are not needed by the first screen: they are loaded by `loadLaterCatalog`, or when a component
 * reads one of them, which suspends it.
 */
export function createLanguages<Catalog extends AnyCatalog, Later extends object = Record<never, never>>(
  loaders: CatalogLoaders<Catalog>,
  laterLoaders?: CatalogLoaders<Later>,
) {
  const catalogs = new Map<Language, Catalog>();
  const imports = new Map(LANGUAGES.map((language) => [language, lazyModule(loaders[language])]));
  const laterCatalogs = new Map(
    laterLoaders && LANGUAGES.map((language) => [language, createLazyResource(laterLoaders[language])]),
  );
  const LanguageContext = createContext<(LanguageChoice & { catalog: Catalog }) | null>(null);
  let current: Language | null = null;

  async function importCatalog(language: Language): Promise<void> {
    const catalog = await imports.get(language)?.();
    if (catalog !== undefined) catalogs.set(language, catalog);
  }

  async function loadCatalog(language: Language): Promise<void> {
    current = language;
    await importCatalog(language);
  }

  async function loadLaterCatalog(): Promise<void> {
    if (current !== null) await laterCatalogs.get(current)?.preload();
  }

  function catalogOf(language: Language): Catalog {
    const catalog = catalogs.get(language);
    if (catalog === undefined) throw new Error(`The catalog of ${language} has not been loaded`);
    return catalog;
  }

  function LanguageProvider({ initial, children }: LanguageProviderProps) {
    const [language, setLanguage] = useState(initial);
    const chosen = useRef(initial);

    useEffect(() => {
      document.documentElement.lang = localeOf(language);
    }, [language]);

    const choose = useCallback(async (next: Language) => {
      chosen.current = next;
      await Promise.all([importCatalog(next), laterCatalogs.get(next)?.preload()]);
      // When several choices overlap while catalogs load, the last one wins.
      if (chosen.current !== next) return;
      current = next;
      rememberLanguage(next);
      setLanguage(next);
    }, []);
    const value = useMemo(
      () => ({ language, locale: localeOf(language), choose, catalog: catalogOf(language) }),
      [language, choose],
    );
    return createElement(LanguageContext, { value }, children);
  }

  function useContext() {
    const value = use(LanguageContext);
    if (value === null) throw new Error("LanguageProvider is missing");
    return value;
  }

  const useLanguage = (): LanguageChoice => useContext();

  /** Returns the messages of a section in the current language. */
  function useMessages<Section extends keyof Catalog>(section: Section): Catalog[Section];
  function useMessages<Section extends keyof Later>(section: Section): Later[Section];
  function useMessages(section: keyof Catalog | keyof Later) {
    const { language, catalog } = useContext();
    const isHere = (name: PropertyKey): name is keyof Catalog => name in catalog;
    return isHere(section) ? catalog[section] : laterCatalogs.get(language)?.read()[section];
  }

  /** Returns a function that converts a server error into a sentence in the current language. */
  function useErrorSentence(): (
    code: string,
    params?: Parameters<typeof errorSentence>[2],
  ) => ReturnType<typeof errorSentence> {
    const { language, catalog } = useContext();
    const money = useMoney();
    return useCallback(
      (code, params) => errorSentence({ language, words: catalog.wording, money }, code, params),
      [language, catalog, money],
    );
  }

  /** Returns the function that formats an amount of money from the API for display. */
  function useMoney(): (amount: string) => string {
    const { language } = useContext();
    const format = use(StoreMoney);
    return useCallback((amount) => formatMoney(amount, language, format), [language, format]);
  }

  return {
    LanguageProvider,
    loadCatalog,
    loadLaterCatalog,
    useLanguage,
    useMessages,
    useErrorSentence,
    useMoney,
  };
}
