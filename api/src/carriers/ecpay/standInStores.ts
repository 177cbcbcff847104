import type { ConvenienceStore } from "@machiya/schema/domain/carriers/carriers";

/** The stores of the stand-in's maps; the first of each chain is that of ECPay's documentation for tests. */
export const STAND_IN_STORES: readonly ConvenienceStore[] = [
  { chain: "UNIMART", code: "131386", name: "建盛門市", address: "台北市南港區三重路23號" },
  { chain: "UNIMART", code: "896539", name: "信義門市", address: "台北市信義區信義路五段7號" },
  { chain: "UNIMART", code: "991182", name: "鼎泰門市", address: "高雄市左營區明華一路1號" },
  { chain: "FAMILY", code: "006598", name: "全家三重路店", address: "台北市南港區三重路19號" },
  { chain: "FAMILY", code: "001779", name: "全家台醫店", address: "台北市中正區中山南路7號" },
];
