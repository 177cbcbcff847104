import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { expect, it } from "vitest";
import document from "../__generated__/HomeTodayQuery.graphql.ts";
import { routeQuery } from "./routeQuery.ts";

const environment = new Environment({
  network: Network.create(() => new Promise(() => {})),
  store: new Store(new RecordSource()),
});

const at = (search: string) =>
  ({ request: new Request(`http://shop.test/${search}`), params: {} }) as Parameters<
    ReturnType<typeof routeQuery>["loader"]
  >[0];

it("a route loads its query's document once and then starts queries synchronously, so that no URL change is lost", async () => {
  let loads = 0;
  const { loader } = routeQuery(
    environment,
    async () => {
      loads += 1;
      return { default: document };
    },
    (search) => (search.has("nothing") ? null : {}),
  );
  expect(loader(at("?nothing"))).toBeNull();
  expect(loads).toBe(0);
  const first = loader(at("?page=1"));
  expect(first).toBeInstanceOf(Promise);
  await expect(first).resolves.toMatchObject({ kind: "PreloadedQuery" });
  expect(loader(at("?page=2"))).toMatchObject({ kind: "PreloadedQuery" });
  expect(loads).toBe(1);
});
