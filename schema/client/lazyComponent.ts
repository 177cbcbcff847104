import { type ComponentType, createElement, type FunctionComponent } from "react";
import { createLazyResource, type LazyResource } from "./lazyResource.ts";

/** A component that is loaded from a separate chunk. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> &
  Pick<LazyResource<ComponentType<Props>>, "preload">;

/** Creates a component that loads on first render unless it was preloaded; it handles failures like any resource. */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const { read, preload } = createLazyResource(load);
  const Component = (props: Props) => createElement(read(), props);
  return Object.assign(Component, { preload });
}
