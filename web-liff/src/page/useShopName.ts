import { useEffect, useState } from "react";
import { loadConfig } from "../config.ts";
import { currentInitialData } from "../initialData.ts";

/** Returns the shop's name, or the product's name until it is known. */
export function useShopName(): string {
  const [name, setName] = useState(() => currentInitialData()?.config.shopName ?? "Machiya");
  useEffect(() => {
    loadConfig().then(
      ({ shopName }) => {
        if (shopName !== null) setName(shopName);
      },
      () => {},
    );
  }, []);
  return name;
}
