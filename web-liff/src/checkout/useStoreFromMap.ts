import { STORE_PARAMS } from "@machiya/schema/domain/carriers/carrierPaths";
import { readConvenienceStore } from "@machiya/schema/domain/carriers/carriers";
import { useEffect, useRef } from "react";
import { currentPlace, navigate } from "../location.ts";
import type { ChangeFields } from "../session/useStoredDraft.ts";
import type { OrderDraft } from "./orderDraft.ts";

/** Takes the store over with which the browser returned from the map, and removes it from the address. */
export function useStoreFromMap(change: ChangeFields<OrderDraft>): void {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const place = currentPlace();
    const params = new URLSearchParams(place.search);
    const { chain, code, name, address } = STORE_PARAMS;
    const pickUpStore = readConvenienceStore({
      chain: params.get(chain),
      code: params.get(code),
      name: params.get(name),
      address: params.get(address),
    });
    if (pickUpStore === null) return;
    latest.current({ pickUpStore, tab: "delivery" });
    for (const param of Object.values(STORE_PARAMS)) params.delete(param);
    navigate(`${place.path}?${params}`, { replace: true });
  }, []);
}
