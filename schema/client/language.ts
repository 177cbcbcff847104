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
import { formatMoney } from "../src/wording/formatMoney.ts";
import type { Wording } from "../src/wording/words.ts";
import { rememberLanguage } from "./languageCookie.ts";
import { lazyModule } from "./lazyModule.ts";

/** The words of an application in one language: a section per feature, and those that it has in common with the server. */
interface AnyCatalog {
  readonly wording: Wording;
}

export interface LanguageChoice {
  language: Language;
  /** For Intl and `lang`. */
  locale: string;
  /** Loads the language's catalog and shows everything in it. Rejects when the catalog cannot be loaded: the language stays. */
  choose: (language: Language) => Promise<void>;
}

interface LanguageProviderProps {
  /** Its catalog has been loaded. */
  initial: Language;
  children: ReactNode;
}

type CatalogLoaders<Catalog> = Readonly<Record<Language, () => Promise<Catalog>>>;

/**
 * The language handling of an application. Each catalog is a chunk of its own, so that a browser loads the chosen language
 * alone; `loadCatalog` must have resolved before anything is rendered in that language.
 */
export function createLanguages<Catalog extends AnyCatalog>(loaders: CatalogLoaders<Catalog>) {
  const catalogs = new Map<Language, Catalog>();
  const imports = new Map(LANGUAGES.map((language) => [language, lazyModule(loaders[language])]));
  const LanguageContext = createContext<(LanguageChoice & { catalog: Catalog }) | null>(null);

  async function loadCatalog(language: Language): Promise<void> {
    const catalog = await imports.get(language)?.();
    if (catalog !== undefined) catalogs.set(language, catalog);
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
      await loadCatalog(next);
      // Of two choices made while catalogs load, the last one counts.
      if (chosen.current !== next) return;
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

  /** The words of a section in the chosen language. */
  function useMessages<Section extends keyof Catalog>(section: Section): Catalog[Section] {
    return useContext().catalog[section];
  }

  /** Puts an error of the server into words of the chosen language. */
  function useErrorSentence(): (
    code: string,
    params?: Parameters<typeof errorSentence>[2],
  ) => ReturnType<typeof errorSentence> {
    const { language, catalog } = useContext();
    return useCallback(
      (code, params) => errorSentence({ language, words: catalog.wording }, code, params),
      [language, catalog],
    );
  }

  /** Writes an amount of money, as the API sends it, for people. */
  function useMoney(): (amount: string) => string {
    const { language } = useContext();
    return useCallback((amount) => formatMoney(language, amount), [language]);
  }

  return { LanguageProvider, loadCatalog, useLanguage, useMessages, useErrorSentence, useMoney };
}
