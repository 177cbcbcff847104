import { configure, queryAllByRole } from "@testing-library/dom";

configure({ computedStyleSupportsPseudoElements: false });

export type Text = string | RegExp;

export interface RoleOptions {
  name?: Text;
  exact?: boolean;
  checked?: boolean;
  pressed?: boolean;
  selected?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  level?: number;
  includeHidden?: boolean;
}

const normalize = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Returns whether a text contains a string, in any case, or matches a pattern; `exact` compares all of it. */
export function matches(given: string | null | undefined, wanted: Text, exact = false): boolean {
  const text = normalize(given);
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags.replace("g", "")).test(text);
  return exact ? text === normalize(wanted) : text.toLowerCase().includes(normalize(wanted).toLowerCase());
}

const FORM_CONTROLS = "button,input,select,textarea,option,optgroup,fieldset";

export function isDisabled(element: Element): boolean {
  if (element.closest("[aria-disabled=true]") !== null) return true;
  return (
    element.matches(FORM_CONTROLS) &&
    (element.hasAttribute("disabled") || element.closest("fieldset[disabled]") !== null)
  );
}

/** Returns the search elements, whose role the library does not know. */
function searches(root: Element, { name, exact, includeHidden }: RoleOptions): Element[] {
  return [...root.querySelectorAll("search")].filter(
    (element) =>
      (name === undefined || matches(element.getAttribute("aria-label"), name, exact)) &&
      (includeHidden === true || element.closest("[aria-hidden=true]") === null),
  );
}

/** Returns the elements of a role, as a screen reader finds them. */
export function byRole(root: Element, role: string, options: RoleOptions): Element[] {
  const { name, exact, disabled, includeHidden = false, ...states } = options;
  if (role === "search") return searches(root, options);
  return queryAllByRole(root as HTMLElement, role, {
    ...states,
    ...(name !== undefined && { name: (found: string) => matches(found, name, exact) }),
    hidden: includeHidden,
  }).filter((element) => disabled === undefined || isDisabled(element) === disabled);
}

/** The text of a button that is an input. */
const buttonText = (element: Element) =>
  element.matches("input[type=button],input[type=submit]") ? element.getAttribute("value") : null;

/** Returns the innermost elements whose text matches, which can be the root itself. */
export function byText(root: Element, text: Text, exact = false): Element[] {
  const search = (element: Element): Element[] => {
    if (/^(SCRIPT|STYLE|HEAD|NOSCRIPT)$/.test(element.tagName)) return [];
    const isMatch = matches(buttonText(element) ?? element.textContent, text, exact);
    // A part can match a pattern, or exactly, though the whole does not.
    if (!isMatch && typeof text === "string" && !exact) return [];
    const inner = [...element.children].flatMap(search);
    return inner.length > 0 || !isMatch ? inner : [element];
  };
  // The title of the document is no text of its page.
  return root === document.documentElement ? [...root.children].flatMap(search) : search(root);
}

function labelsOf(element: Element): (string | null)[] {
  const references = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const referred = references.flatMap((id) => document.getElementById(id) ?? []);
  if (referred.length > 0) return [referred.map(({ textContent }) => textContent).join(" ")];
  const label = element.getAttribute("aria-label");
  if (label) return [label];
  return "labels" in element
    ? [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent)
    : [];
}

const LABELED = "[aria-label],[aria-labelledby],button,input,select,textarea,meter,output,progress";

/** Returns the elements that a label names. */
export function byLabel(root: Element, text: Text, exact = false): Element[] {
  return [...root.querySelectorAll(LABELED)].filter((element) =>
    labelsOf(element).some((label) => matches(label, text, exact)),
  );
}

export function byAttribute(root: Element, attribute: string, text: Text, exact = false): Element[] {
  return [...root.querySelectorAll(`[${attribute}]`)].filter((element) =>
    matches(element.getAttribute(attribute), text, exact),
  );
}

/** Returns whether an element is shown, as far as inline styles and attributes tell. */
export function isShown(element: Element): boolean {
  if (!element.isConnected) return false;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one.hasAttribute("hidden")) return false;
    const { display, visibility } = (one as HTMLElement).style;
    if (display === "none" || visibility === "hidden") return false;
  }
  return true;
}
