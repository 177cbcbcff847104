import { createElement, Fragment, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, useNavigate } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, it } from "vitest";
import { Redirect } from "../src/ui/Redirect.tsx";
import { useUnlessLeaving } from "../src/ui/useUnlessLeaving.ts";

let close = () => {};
afterEach(() => close());

/** Changes the address by itself, as a screen does when it has been printed. */
function OwnChange() {
  const navigate = useNavigate();
  const unlessLeaving = useUnlessLeaving();
  useEffect(() => {
    unlessLeaving(() => void navigate("/today", { replace: true }));
  }, [navigate, unlessLeaving]);
  return null;
}

const CHANGES = [
  ["a redirect", () => createElement(Redirect, { to: "/today" })],
  ["a change of the address", () => createElement(OwnChange)],
] as const;

/** Opens a screen whose change of the address starts when the test says so, beside one whose code the test holds. */
async function openScreen(Change: () => React.ReactNode) {
  const code = Promise.withResolvers<() => React.ReactNode>();
  let start = () => {};
  function Screen() {
    const [isDue, setDue] = useState(false);
    start = () => setDue(true);
    return createElement(Fragment, null, "calendar", isDue && createElement(Change), createElement(Outlet));
  }
  const router = createMemoryRouter([
    { path: "/", Component: Screen },
    { path: "/today", Component: () => "today" },
    { path: "/orders", lazy: { Component: () => code.promise } },
  ]);
  const root = document.createElement("div");
  document.body.append(root);
  const rendered = createRoot(root);
  rendered.render(createElement(RouterProvider, { router, useTransitions: false }));
  close = () => {
    rendered.unmount();
    root.remove();
    router.dispose();
  };
  await expect.poll(() => root.textContent).toBe("calendar");
  return { root, router, start: () => start(), arrive: () => code.resolve(() => "orders") };
}

it.each(CHANGES)(
  "%s does not take the user back who is on the way to another screen",
  async (_name, Change) => {
    const { root, router, start, arrive } = await openScreen(Change);
    void router.navigate("/orders");
    await expect.poll(() => router.state.navigation.state).toBe("loading");
    start();
    // The change would have been made by the time that this rendering and its effects are done.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.state.navigation.location?.pathname).toBe("/orders");
    arrive();
    await expect.poll(() => root.textContent).toBe("orders");
  },
);

it.each(CHANGES)("%s is made while the user stays", async (_name, Change) => {
  const { root, start } = await openScreen(Change);
  start();
  await expect.poll(() => root.textContent).toBe("today");
});
