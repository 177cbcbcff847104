import { type ComponentType, createElement, type FunctionComponent, use } from "react";

/** A component in a chunk of its own. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & {
  /** Loads the chunk, so that the component renders without waiting from then on. */
  preload(): Promise<void>;
};

/**
 * A component that is loaded when it renders first, unless it was preloaded. React's own `lazy` keeps a failure for good;
 * this one throws it to the error boundary and loads again when the boundary renders it again.
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
