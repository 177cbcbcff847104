import {
  type ConvenienceStore,
  carrierPhone,
  DECLARED_VALUE,
  isCarrierName,
  STORE_CHAINS,
} from "@machiya/schema/domain/carriers/carriers";
import {
  type EcpayCredentials,
  type EcpayFields,
  isSignedBy,
  signFields,
} from "../../payments/ecpay/checkMacValue.ts";
import { taipeiTime } from "../../payments/ecpay/ecpayForm.ts";
import { formOf, randomDigits } from "../../standIns/standIn.ts";
import type { CarrierStandIn } from "../carrierModule.ts";
import { SUB_TYPES } from "./ecpayLogistics.ts";
import { labelPage, storeMapPage } from "./logisticsPages.ts";
import { STAND_IN_STORES } from "./standInStores.ts";

/** The merchant of ECPay's documentation for parcels from store to store. */
export const STAND_IN_CREDENTIALS: EcpayCredentials = {
  merchantId: "2000933",
  hashKey: "XBERn1YOvpM9nfZc",
  hashIv: "h1ONHk4P4yqbl5LK",
};
const TIMESTAMP_SECONDS = 180;
/** "before": requests fail without effect. "after": they take effect, and the response is lost. */
const OUTAGES = ["none", "before", "after"] as const;
const OUTAGE_PATH = "/outage";
/** What can happen to a parcel of each chain. */
const STEPS: Readonly<Record<ConvenienceStore["chain"], Readonly<Record<string, string>>>> = {
  UNIMART: {
    "2068": "賣家已到門市寄件",
    "2073": "包裹配達取件門市",
    "2067": "買家已到店取貨",
    "2072": "包裹已退至原寄件門市",
  },
  FAMILY: {
    "3032": "賣家已到門市寄件",
    "3018": "包裹配達取件門市",
    "3022": "買家已到店取貨",
    "3023": "賣家已取買家未取貨",
  },
};

/** A parcel in the file of the stand-in. */
export interface StandInParcel {
  id: string;
  fields: EcpayFields;
  store: ConvenienceStore;
  paymentNo: string;
  validationNo: string;
  status: string;
  statusText: string;
}

export interface LogisticsStandIn extends CarrierStandIn {
  behavior: { outage: (typeof OUTAGES)[number] };
  parcels(): readonly StandInParcel[];
  /** Returns the notification of a status. */
  notificationOf(parcel: StandInParcel, code: string, at?: Date): Record<string, string>;
}

const plain = (text: string, status = 200) =>
  new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8" } });
const unencoded = (fields: EcpayFields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

/**
 * Creates a stand-in of ECPay's logistics. Its messages of refusals are its own, except for that of a wrong amount.
 * `pageBase` is the base URL of its pages, as browsers reach them; it may be a path.
 */
export function createLogisticsStandIn(pageBase: string): LogisticsStandIn {
  const parcels: StandInParcel[] = [];
  const behavior: LogisticsStandIn["behavior"] = { outage: "none" };
  const { merchantId: MerchantID } = STAND_IN_CREDENTIALS;
  const sign = (fields: EcpayFields) => signFields(fields, STAND_IN_CREDENTIALS, "md5");
  const storesOf = (subType: string | undefined) =>
    STAND_IN_STORES.filter(({ chain }) => SUB_TYPES[chain] === subType);

  const describe = ({ id, fields, ...parcel }: StandInParcel) => ({
    MerchantID,
    MerchantTradeNo: fields.MerchantTradeNo ?? "",
    AllPayLogisticsID: id,
    LogisticsType: "CVS",
    LogisticsSubType: fields.LogisticsSubType ?? "",
    GoodsAmount: fields.GoodsAmount ?? "",
    CVSPaymentNo: parcel.paymentNo,
    CVSValidationNo: parcel.validationNo,
  });

  function notificationOf(parcel: StandInParcel, code: string, at = new Date()): Record<string, string> {
    const RtnMsg = STEPS[parcel.store.chain][code] ?? "其他";
    const fields = { ...describe(parcel), RtnCode: code, RtnMsg, UpdateStatusDate: taipeiTime(at) };
    return sign({ ...fields, ReceiverName: parcel.fields.ReceiverName ?? "", BookingNote: "" });
  }

  function openMap(fields: EcpayFields): Response {
    const stores = storesOf(fields.LogisticsSubType);
    if (stores.length === 0 || !fields.ServerReplyURL) return plain("0|Parameter Error", 400);
    return storeMapPage(stores, fields.ServerReplyURL, (store) => ({
      MerchantID,
      MerchantTradeNo: "",
      LogisticsSubType: fields.LogisticsSubType ?? "",
      CVSStoreID: store.code,
      CVSStoreName: store.name,
      CVSAddress: store.address,
      CVSTelephone: "",
      CVSOutSide: "0",
      ExtraData: fields.ExtraData ?? "",
    }));
  }

  function create(fields: EcpayFields): Response {
    const store = storesOf(fields.LogisticsSubType).find(({ code }) => code === fields.ReceiverStoreID);
    const amount = Number(fields.GoodsAmount);
    const collected = Number(fields.CollectionAmount);
    const isAmount = Number.isInteger(amount) && amount >= DECLARED_VALUE.min && amount <= DECLARED_VALUE.max;
    if (!/^[A-Za-z0-9]{1,20}$/.test(fields.MerchantTradeNo ?? "")) return plain("0|MerchantTradeNo Error");
    if (parcels.some((one) => one.fields.MerchantTradeNo === fields.MerchantTradeNo))
      return plain("0|MerchantTradeNo exists");
    if (!isAmount || (fields.IsCollection === "Y" && collected !== amount))
      return plain("10500040|商品金額錯誤");
    if (store === undefined) return plain("0|ReceiverStoreID Error");
    for (const party of ["Sender", "Receiver"]) {
      if (!isCarrierName(fields[`${party}Name`] ?? "")) return plain(`0|${party}Name Error`);
      const phone = fields[`${party}CellPhone`] ?? "";
      if (carrierPhone(phone) !== phone) return plain(`0|${party}CellPhone Error`);
    }
    const isUnimart = store.chain === "UNIMART";
    const parcel: StandInParcel = {
      id: randomDigits(8),
      fields,
      store,
      status: "300",
      statusText: "訂單處理中(已收到訂單資料)",
      paymentNo: isUnimart ? `F${randomDigits(7)}` : randomDigits(11),
      validationNo: isUnimart ? randomDigits(4) : "",
    };
    parcels.push(parcel);
    const { status: RtnCode, statusText: RtnMsg } = parcel;
    const UpdateStatusDate = taipeiTime(new Date());
    return plain(`1|${unencoded(sign({ ...describe(parcel), RtnCode, RtnMsg, UpdateStatusDate }))}`);
  }

  function query(fields: EcpayFields): Response {
    const age = Math.abs(Date.now() / 1000 - Number(fields.TimeStamp));
    const parcel = parcels.find((one) => one.fields.MerchantTradeNo === fields.MerchantTradeNo);
    if (!(age <= TIMESTAMP_SECONDS)) return plain("0|TimeStamp Error");
    if (parcel === undefined) return plain("0|No such logistics order");
    return plain(unencoded(sign({ ...describe(parcel), LogisticsStatus: parcel.status })));
  }

  function openLabel(fields: EcpayFields, subType: string): Response {
    const parcel = parcels.find(({ id }) => id === fields.AllPayLogisticsID);
    const { paymentNo, validationNo, store } = parcel ?? {};
    const isRight = fields.CVSPaymentNo === paymentNo && (fields.CVSValidationNo ?? "") === validationNo;
    if (parcel === undefined || store === undefined || SUB_TYPES[store.chain] !== subType || !isRight)
      return plain("0|No such logistics order", 400);
    const collected = parcel.fields.IsCollection === "Y" ? (parcel.fields.CollectionAmount ?? "") : null;
    const recipient = parcel.fields.ReceiverName ?? "";
    const label = { ...parcel, chain: store.chain, store, recipient, collected };
    return labelPage(label, `${pageBase}/parcels/${parcel.id}`, STEPS[store.chain]);
  }

  function storeList(fields: EcpayFields): Response {
    const chains = STORE_CHAINS.filter(
      (chain) => (chain === "FAMILY" ? "FAMI" : "UNIMART") === fields.CvsType || fields.CvsType === "All",
    );
    const StoreList = chains.map((chain) => ({
      CvsType: chain === "FAMILY" ? "FAMI" : "UNIMART",
      StoreInfo: STAND_IN_STORES.filter((store) => store.chain === chain).map((store) => ({
        StoreId: store.code,
        StoreName: store.name,
        StoreAddr: store.address,
        StorePhone: "",
      })),
    }));
    return Response.json({ RtnCode: 1, RtnMsg: "成功", StoreList });
  }

  /** Reports what the button of a label says. */
  async function report(id: string, code: string): Promise<Response> {
    const parcel = parcels.find((one) => one.id === id);
    if (parcel === undefined || STEPS[parcel.store.chain][code] === undefined) return plain("not found", 404);
    Object.assign(parcel, { status: code, statusText: STEPS[parcel.store.chain][code] });
    const body = new URLSearchParams(notificationOf(parcel, code));
    const answer = await fetch(parcel.fields.ServerReplyURL ?? "", { method: "POST", body }).catch(
      () => null,
    );
    return plain(answer === null ? "The shop did not answer." : `The shop answered: ${await answer.text()}`);
  }

  /** Makes the stand-in fail, or ends it, so that a demo can show what staff see then. */
  function setOutage({ outage }: EcpayFields): Response {
    const wanted = OUTAGES.find((one) => one === outage);
    if (wanted === undefined) return plain("unknown outage", 400);
    behavior.outage = wanted;
    return plain(wanted);
  }

  async function answer(request: Request, pathname: string): Promise<Response> {
    if (request.method !== "POST") return plain("not found", 404);
    const fields = await formOf(request);
    const [, id] = /^\/parcels\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) return report(id, fields.code ?? "");
    if (fields.MerchantID !== MerchantID) return plain("0|MerchantID Error");
    // The map is not signed.
    if (pathname === "/Express/map") return openMap(fields);
    if (!isSignedBy(fields, STAND_IN_CREDENTIALS, "md5")) return plain("0|CheckMacValue Error");
    if (pathname === "/Express/Create") return create(fields);
    if (pathname === "/Helper/QueryLogisticsTradeInfo/V5") return query(fields);
    if (pathname === "/Helper/GetStoreList") return storeList(fields);
    if (pathname === "/Express/PrintUniMartC2COrderInfo") return openLabel(fields, "UNIMARTC2C");
    if (pathname === "/Express/PrintFAMIC2COrderInfo") return openLabel(fields, "FAMIC2C");
    return plain("not found", 404);
  }

  return {
    credentials: STAND_IN_CREDENTIALS,
    behavior,
    parcels: () => parcels,
    notificationOf,
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (pathname === OUTAGE_PATH && request.method === "POST") return setOutage(await formOf(request));
      if (behavior.outage === "before") return plain("out of service", 503);
      const response = await answer(request, pathname);
      return behavior.outage === "after" ? plain("out of service", 502) : response;
    },
  };
}
