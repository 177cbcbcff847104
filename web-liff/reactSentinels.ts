import type { Plugin } from "vite";

const REACT_DOM = /[\\/]react-dom-client\.production\.js$/;
/** React's names of the errors that it creates in advance, and later throws and compares. */
const SENTINEL = /\b(\w+Exception) = (Error)\((formatProdErrorMessage\(\d+\))\)/g;
const SENTINEL_COUNT = 5;

/**
 * Vite plugin that creates the errors of React that serve only as marks without a stack. While DevTools, Lighthouse, or
 * another debugger is connected, V8 parses all functions on the stack of a new error again, here all of React and of
 * the main bundle, which blocks a phone for 80 ms. Other visits do not change.
 */
export function reactSentinels(): Plugin {
  return {
    name: "machiya-react-sentinels",
    apply: "build",
    transform(code, id) {
      if (!REACT_DOM.test(id)) return null;
      let count = 0;
      const replaced = code.replace(SENTINEL, (_all, name, error, message) => {
        count += 1;
        return `${name} = Object.create(${error}.prototype, { message: { value: ${message} } })`;
      });
      if (count !== SENTINEL_COUNT) this.error(`React has ${count} such errors instead of ${SENTINEL_COUNT}`);
      return { code: replaced, map: null };
    },
  };
}
