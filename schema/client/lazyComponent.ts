import { type ComponentType, createElement, type FunctionComponent, use } from "react";

/** A component that is loaded from a separate chunk. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & {
  /** Loads the chunk, so that the component renders synchronously afterwards. */
  preload(): Promise<void>;
};

/**
 * Creates a component that loads on first render unless it was preloaded. React's own `lazy` caches a failure
 * forever; this one throws it to the error boundary and loads again when the boundary rerenders.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  let failure: { error: unknown } | null = null;

  const request = () => {
    pending ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        failure = { error };
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  const Component = (props: Props) => {
    if (loaded === null && failure !== null) {
      // React renders a failed component twice before it gives up. The timer lets both attempts see the failure.
      setTimeout(() => {
        failure = null;
      });
      throw failure.error;
    }
    return createElement(loaded ?? use(request()), props);
  };
  return Object.assign(Component, { preload: async () => void (await request()) });
}
