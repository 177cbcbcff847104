import { type ComponentType, type FunctionComponent, lazy } from "react";

/** A component in a chunk of its own. */
export type Later<Props extends object> = FunctionComponent<Props> & {
  /** Loads the chunk, so that the component is drawn at once from then on. */
  bring(): Promise<void>;
};

/** A component that is loaded when it is drawn first, unless it was brought before. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let here: ComponentType<Props> | null = null;
  const bring = async () => {
    here ??= await load();
    return here;
  };
  const Lazy = lazy(async () => ({ default: await bring() })) as ComponentType<Props>;
  const Component = (props: Props) => {
    const Brought = here ?? Lazy;
    return <Brought {...props} />;
  };
  return Object.assign(Component, { bring: async () => void (await bring()) });
}
