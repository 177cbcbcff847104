import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { fetchQuery, graphql } from "react-relay";
import type { sessionQuery } from "../__generated__/sessionQuery.graphql.ts";
import { loadConfig } from "../config.ts";
import { useMessages } from "../language/language.ts";
import { liffReady } from "../liff/liffReady.ts";
import { type LineCallback, leaveForLine } from "../liff/lineLogin.ts";
import { environment } from "../relay/environment.ts";
import { useNotice } from "../ui/Notice.tsx";
import { logInCustomer, type SignedInCustomer } from "./logInCustomer.ts";
import { requestName } from "./requestName.ts";
import { canRenew, exchange } from "./signIn.ts";

/** Only the demo build contains this component. */
const DemoSignIn =
  import.meta.env.MODE === "demo"
    ? createLazyComponent(() => import("./DemoSignIn.tsx").then((file) => file.DemoSignIn))
    : null;

const query = graphql`
  query sessionQuery {
    viewer {
      customer {
        id
        name
        phone
        blocked
      }
    }
  }
`;

export interface Session {
  /** Null when no customer is signed in, or before it is known. */
  customer: SignedInCustomer | null;
  /** True until the session has been checked. */
  checking: boolean;
  /**
   * Signs in with LINE. Resolves with null when the customer canceled or it failed, which a notice has shown.
   */
  signIn: () => Promise<SignedInCustomer | null>;
  /**
   * Asks the customer for the name from LINE if the shop has none; they may decline. Resolves in either case.
   */
  requestName: (signedIn: SignedInCustomer) => Promise<void>;
  /** Clears the customer after the server has ended the session, so that the next step signs in again. */
  forget: () => void;
}

const SessionContext = createContext<Session | null>(null);

async function knownCustomer(): Promise<SignedInCustomer | null> {
  const response = await fetchQuery<sessionQuery>(
    environment,
    query,
    {},
    { fetchPolicy: "network-only" },
  ).toPromise();
  return response?.viewer.customer ?? null;
}

interface SessionProviderProps {
  /** The result that LINE's login page put into the address. */
  lineAnswer: LineCallback | null;
  children: ReactNode;
}

export function SessionProvider({ lineAnswer, children }: SessionProviderProps) {
  const text = useMessages("session");
  const { offlineKept } = useMessages("ui");
  const notify = useNotice();
  const [customer, setCustomer] = useState<SignedInCustomer | null>(null);
  const [checking, setChecking] = useState(true);
  const [asking, setAsking] = useState<((goOn: boolean) => void) | null>(null);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const open = async () => {
      if (lineAnswer !== null && lineAnswer !== "declined") {
        try {
          return await logInCustomer({ code: lineAnswer });
        } catch (error) {
          console.warn("LINE's answer was refused", error);
          notify(text.failed, "warning");
        }
      }
      const sdk = liffReady().catch((error: unknown) => console.warn("LIFF did not start", error));
      const known = await knownCustomer().catch(() => null);
      if (known !== null) return known;
      const ready = await sdk;
      // LIFF is signed in inside LINE's browser, and after its own redirect.
      return ready?.liff.isLoggedIn()
        ? exchange(ready.liff, ready.config, window.location.href, logInCustomer)
        : null;
    };
    const finish = (opened: SignedInCustomer | null) => {
      // An urgent update would make React hydrate the whole page in one step.
      startTransition(() => {
        setCustomer((current) => opened ?? current);
        setChecking(false);
      });
    };
    open().then(finish, (error: unknown) => {
      console.warn("Signing in failed", error);
      finish(null);
    });
  }, [lineAnswer, notify, text]);

  const signIn = useCallback(async () => {
    try {
      const ready = await liffReady().catch(async (error: unknown) => {
        if ((await loadConfig()).lineLogin) return null;
        throw error;
      });
      if (ready === null) return await leaveForLine(window.location.href);
      const { liff, config } = ready;
      canRenew();
      if (config.demo !== null) {
        await DemoSignIn?.preload();
        const goOn = await new Promise<boolean>((resolve) => setAsking(() => resolve));
        setAsking(null);
        if (!goOn) return null;
      }
      if (config.demo !== null || !liff.isLoggedIn()) await liff.login(window.location.href);
      const signedIn = await exchange(liff, config, window.location.href, logInCustomer);
      setCustomer(signedIn);
      return signedIn;
    } catch (error) {
      console.warn("Signing in failed", error);
      notify(navigator.onLine ? text.failed : offlineKept, "warning");
      return null;
    }
  }, [notify, text, offlineKept]);

  const askName = useCallback(async (signedIn: SignedInCustomer) => {
    setCustomer(await requestName(signedIn, liffReady, logInCustomer));
  }, []);
  const forget = useCallback(() => setCustomer(null), []);
  const session = useMemo(
    () => ({ customer, checking, signIn, requestName: askName, forget }),
    [customer, checking, signIn, askName, forget],
  );
  return (
    <SessionContext value={session}>
      {children}
      {asking && DemoSignIn && <DemoSignIn onDone={() => asking(true)} onCancel={() => asking(false)} />}
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("SessionProvider is missing");
  return session;
}
