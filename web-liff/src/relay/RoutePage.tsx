import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from "react";
import { loadQuery, type PreloadedQuery, useRelayEnvironment } from "react-relay";
import type { Environment, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { usePath, useSearch } from "../location.ts";
import { type ErrorFallbackProps, FailureBoundary } from "../ui/Failure.tsx";

export interface PageProps<Query extends OperationType> {
  query: PreloadedQuery<Query>;
}

interface RouteState {
  /** True while the content belongs to the previous address and the new one is loading. */
  pending: boolean;
  /** Sends the query again; the current content stays until the response arrives. */
  reload: () => void;
}

const RouteContext = createContext<RouteState>({ pending: false, reload: () => {} });

export const useRoute = () => use(RouteContext);

interface RoutePageProps {
  query: GraphQLTaggedNode;
  variables: (search: string, path: string) => OperationType["variables"];
  Page: ComponentType<never>;
  /** Shown while the page's chunk or its data is loading. */
  loading: ReactNode;
  Fault?: ComponentType<ErrorFallbackProps> | undefined;
}

/** Starts a page's query before the page renders, and again when its variables change. */
export function RoutePage({ query, variables, Page, loading, Fault }: RoutePageProps) {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables(useSearch(), usePath()));
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState(() => ({ key, turn, reference: load(environment, query, key) }));
  const [pending, startTransition] = useTransition();
  const View = Page as ComponentType<PageProps<OperationType>>;

  useEffect(() => {
    if (loaded.key === key && loaded.turn === turn) return;
    startTransition(() => setLoaded({ key, turn, reference: load(environment, query, key) }));
  }, [loaded, key, turn, environment, query]);
  useEffect(() => () => disposeLater(loaded.reference), [loaded]);

  const route = useMemo(() => ({ pending, reload: () => setTurn((last) => last + 1) }), [pending]);
  return (
    <RouteContext value={route}>
      <FailureBoundary page attempt={loaded.turn} Fault={Fault} onRetry={route.reload}>
        <Suspense fallback={loading}>
          <View query={loaded.reference} />
        </Suspense>
      </FailureBoundary>
    </RouteContext>
  );
}

function load(environment: Environment, query: GraphQLTaggedNode, key: string) {
  return loadQuery<OperationType>(environment, query, JSON.parse(key), { fetchPolicy: "store-and-network" });
}

/** Disposes of a query after a delay, because a screen's own effects may still read it. */
function disposeLater(reference: PreloadedQuery<OperationType>): void {
  setTimeout(() => reference.dispose(), 5000);
}
