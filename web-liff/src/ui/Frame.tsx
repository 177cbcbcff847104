import { isLanguage, LANGUAGES, languageName, localeOf } from "@machiya/schema/domain/language";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link, useLocation } from "wouter";
import { useLanguage, useMessages } from "../language/language.ts";
import { useShopName } from "../page/useShopName.ts";
import { matchesPath, paths } from "../paths.ts";
import { FailureBoundary } from "./Failure.tsx";
import styles from "./Frame.module.css";
import { Icon } from "./Icon.tsx";
import { useNotice } from "./Notice.tsx";

/**
 * The page frame, with the shop's name at the top and the navigation at the bottom. The navigation keeps
 * working when the page fails, and another path renders a new page.
 */
export function Frame({ children }: { children: ReactNode }) {
  const text = useMessages("ui");
  const pages = useMessages("uiNavigation");
  const [path] = useLocation();
  const shopName = useShopName();
  const online = useOnline();
  const current = path.replace(/\/$/, "");
  const entries = [
    {
      to: paths.storefront,
      icon: "shop",
      label: pages.shop,
      here: ["/bot-order", paths.productShow].includes(current),
    },
    { to: paths.booking, icon: "calendar", label: pages.booking, here: current === paths.booking },
    { to: paths.calendar, icon: "booked", label: pages.calendar, here: current === paths.calendar },
    {
      to: paths.orders,
      icon: "orders",
      label: pages.orders,
      here: current === paths.orders || matchesPath(paths.order, path),
    },
    { to: paths.store, icon: "store", label: pages.store, here: current === paths.store },
  ] as const;
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <img src="/favicon-shop.svg" alt="" width={34} height={34} fetchPriority="low" />
        <p className={styles.name}>{shopName}</p>
        <LanguageChoice label={text.language} online={online} />
      </header>
      {!online && (
        <p className={styles.offline} role="status">
          <Icon name="warning" size={18} />
          {text.offline}
        </p>
      )}
      <main className={styles.main}>
        <FailureBoundary page key={current}>
          {children}
        </FailureBoundary>
      </main>
      <nav className={styles.bar} aria-label={text.pages}>
        {entries.map(({ to, icon, label, here }) => (
          <Link key={to} href={to} className={styles.entry ?? ""} aria-current={here ? "page" : undefined}>
            <Icon name={icon} size={23} />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function LanguageChoice({ label, online }: { label: string; online: boolean }) {
  const { language, choose } = useLanguage();
  const text = useMessages("ui");
  const notice = useNotice();
  return (
    <span className={styles.language}>
      <Icon name="language" size={18} />
      <select
        aria-label={label}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value))
            choose(target.value).catch(() => notice(online ? text.unreachable : text.offlineKept, "warning"));
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={localeOf(code)}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </span>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener("online", changed);
      window.addEventListener("offline", changed);
      return () => {
        window.removeEventListener("online", changed);
        window.removeEventListener("offline", changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
