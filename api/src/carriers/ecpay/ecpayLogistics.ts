import type { CreatedShipment, ShipmentRequest } from "@machiya/schema/carriers/carrierConnections";
import type { ShipmentReport } from "@machiya/schema/carriers/recordShipment";
import {
  type ChainName,
  isStoreChain,
  readConvenienceStore,
  STORE_CHAINS,
} from "@machiya/schema/domain/carriers/carriers";
import { z } from "zod";
import { callProvider, type ProviderConnection } from "../../payments/callProvider.ts";
import {
  type EcpayCredentials,
  type EcpayFields,
  isSignedBy,
  signFields,
} from "../../payments/ecpay/checkMacValue.ts";
import { readPlainFields } from "../../payments/ecpay/ecpayClient.ts";
import { taipeiTime } from "../../payments/ecpay/ecpayForm.ts";
import { MAX_ECPAY_BYTES, readEcpayForm } from "../../payments/ecpay/readEcpayForm.ts";
import { ForgedNotification, ProviderRefusal, ProviderUnavailable } from "../../payments/paymentProvider.ts";
import type { CarrierProvider } from "../carrierProvider.ts";
import { stateOfCode, textOfCode } from "./ecpayStatus.ts";

const TIMEOUT_MS = 20_000;
/** ECPay's names of parcels from store to store. */
export const SUB_TYPES: Readonly<Record<ChainName, string>> = { UNIMART: "UNIMARTC2C", FAMILY: "FAMIC2C" };
const LABEL_PATHS: Readonly<Record<ChainName, string>> = {
  UNIMART: "/Express/PrintUniMartC2COrderInfo",
  FAMILY: "/Express/PrintFAMIC2COrderInfo",
};
/** ECPay's names of the chains in the list of stores. */
const LIST_TYPES: Readonly<Record<ChainName, string>> = { UNIMART: "UNIMART", FAMILY: "FAMI" };
/** How long a chain's list is used; ECPay renews it once a day. */
const LIST_VALID_MS = 60 * 60 * 1000;

const storeList = z.object({
  RtnCode: z.coerce.number(),
  RtnMsg: z.string().catch(""),
  StoreList: z.array(z.object({ StoreInfo: z.array(z.object({ StoreId: z.string().min(1) })) })).nullish(),
});

/** Connects to ECPay's logistics for parcels from store to store (C2C), whose CheckMacValue uses MD5. */
export function createEcpayLogistics(
  connection: ProviderConnection,
  credentials: EcpayCredentials,
  now: () => Date = () => new Date(),
): CarrierProvider {
  const { merchantId: MerchantID } = credentials;
  const sign = (fields: EcpayFields) => signFields({ MerchantID, ...fields }, credentials, "md5");
  const lists = new Map<ChainName, { until: number; codes: ReadonlySet<string> }>();

  const post = (path: string, fields: EcpayFields) =>
    callProvider(connection, path, { method: "POST", body: new URLSearchParams(sign(fields)) }, TIMEOUT_MS);
  const form = (path: string, fields: EcpayFields) =>
    ({ kind: "FORM", url: `${connection.pageBase}${path}`, fields }) as const;

  /** Reads an answer whose fields are signed and not URL-encoded. */
  function readSigned(text: string): EcpayFields {
    const fields = readPlainFields(text);
    if (!isSignedBy(fields, credentials, "md5"))
      throw new ProviderUnavailable("the CheckMacValue of ECPay's response is wrong");
    return fields;
  }

  async function codesOf(chain: ChainName): Promise<ReadonlySet<string>> {
    const known = lists.get(chain);
    if (known !== undefined && known.until > now().getTime()) return known.codes;
    const text = await post("/Helper/GetStoreList", { CvsType: LIST_TYPES[chain] });
    const { success, data } = storeList.safeParse(readJson(text));
    if (!success) throw refusalOf(text);
    if (data.RtnCode !== 1) throw new ProviderRefusal(String(data.RtnCode), data.RtnMsg.slice(0, 200), true);
    const stores = data.StoreList?.flatMap(({ StoreInfo }) => StoreInfo) ?? [];
    if (stores.length === 0) throw new ProviderUnavailable("ECPay's list of stores is empty");
    const codes = new Set(stores.map(({ StoreId }) => StoreId));
    lists.set(chain, { until: now().getTime() + LIST_VALID_MS, codes });
    return codes;
  }

  async function create(request: ShipmentRequest, notification: string): Promise<CreatedShipment> {
    const { goodsAmount, collects, sender, recipient } = request;
    const text = await post("/Express/Create", {
      MerchantTradeNo: request.reference,
      MerchantTradeDate: taipeiTime(now()),
      LogisticsType: "CVS",
      LogisticsSubType: SUB_TYPES[request.chain],
      GoodsAmount: String(goodsAmount),
      // The chains collect the declared value, or nothing.
      CollectionAmount: collects ? String(goodsAmount) : "0",
      IsCollection: collects ? "Y" : "N",
      GoodsName: plainName(request.description),
      SenderName: sender.name,
      SenderCellPhone: sender.phone,
      ReceiverName: recipient.name,
      ReceiverCellPhone: recipient.phone,
      ReceiverStoreID: request.storeCode,
      ServerReplyURL: notification,
    });
    if (!text.startsWith("1|")) throw refusalOf(text);
    return shipmentOf(readSigned(text.slice(2)), "RtnCode", request.reference);
  }

  return {
    name: "ECPAY",
    acknowledgement: "1|OK",
    maxNotificationBytes: MAX_ECPAY_BYTES,
    storeMap: ({ chain, collects, isMobile, returnTo }) =>
      form("/Express/map", {
        MerchantID,
        LogisticsType: "CVS",
        LogisticsSubType: SUB_TYPES[chain],
        IsCollection: collects ? "Y" : "N",
        ServerReplyURL: returnTo,
        Device: isMobile ? "1" : "0",
      }),
    readStore(body) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const chain = STORE_CHAINS.find((one) => SUB_TYPES[one] === fields.LogisticsSubType);
      if (fields.MerchantID !== MerchantID || !isStoreChain(chain)) return null;
      const { CVSStoreID: code, CVSStoreName: name, CVSAddress: address } = fields;
      return readConvenienceStore({ chain, code, name, address });
    },
    hasStore: async (chain, code) => (await codesOf(chain)).has(code),
    create,
    async query(reference) {
      const TimeStamp = String(Math.floor(now().getTime() / 1000));
      const text = await post("/Helper/QueryLogisticsTradeInfo/V5", {
        MerchantTradeNo: reference,
        TimeStamp,
      });
      // A refusal of the request itself does not say that there is no such parcel.
      if (/^0\|.*(CheckMacValue|TimeStamp|MerchantID|Parameter)/i.test(text)) throw refusalOf(text);
      if (/^0\|/.test(text)) return null;
      const fields = readSigned(text);
      const shipment = shipmentOf(fields, "LogisticsStatus", reference);
      // The answer has a code without a message.
      const statusText = textOfCode(shipment.status);
      return { ...shipment, statusText, state: stateOfCode(shipment.status) };
    },
    label: ({ chain, carrierReference: AllPayLogisticsID, paymentNo, validationNo }) =>
      form(
        LABEL_PATHS[chain],
        sign({
          AllPayLogisticsID,
          CVSPaymentNo: paymentNo,
          ...(chain === "UNIMART" && { CVSValidationNo: validationNo }),
        }),
      ),
    readNotification: (body) => readReport(readEcpayForm(body, credentials, "md5")),
    async test() {
      await codesOf("UNIMART");
    },
  };
}

/** What names a parcel, at ECPay and in the shop. */
const NAME = /^[A-Za-z0-9]{1,40}$/;

/** Returns a message of ECPay as it can be stored and shown. */
const plainText = (text: string): string => text.replace(/\p{Cc}/gu, " ").slice(0, 200);

/** Reads a time as ECPay writes it; null for any other text. */
function readTime(text: string): Date | null {
  const [, day, time] = /^(\d{4}\/\d\d\/\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const read = new Date(`${day?.replaceAll("/", "-")}T${time}+08:00`);
  return Number.isNaN(read.getTime()) ? null : read;
}

function readReport(fields: EcpayFields): ShipmentReport {
  const {
    MerchantTradeNo = "",
    AllPayLogisticsID = "",
    RtnCode = "",
    RtnMsg = "",
    UpdateStatusDate = "",
  } = fields;
  const reportedAt = readTime(UpdateStatusDate);
  const isNamed = NAME.test(MerchantTradeNo) && NAME.test(AllPayLogisticsID) && /^\d{1,10}$/.test(RtnCode);
  if (!isNamed || reportedAt === null) throw new ForgedNotification("it is about no parcel");
  return {
    reference: MerchantTradeNo,
    carrierReference: AllPayLogisticsID,
    reportedAt,
    goodsAmount: Number(fields.GoodsAmount),
    eventId: `${RtnCode} ${UpdateStatusDate}`,
    status: RtnCode,
    statusText: plainText(RtnMsg),
    state: stateOfCode(RtnCode),
  };
}

/** What ECPay answers about a parcel. A number that the chain gives later may be empty. */
const shipmentShape = z.object({
  MerchantTradeNo: z.string(),
  AllPayLogisticsID: z.string().regex(NAME),
  CVSPaymentNo: z.string().regex(NAME).or(z.literal("")).default(""),
  CVSValidationNo: z.string().regex(NAME).or(z.literal("")).default(""),
  RtnCode: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
  LogisticsStatus: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
  RtnMsg: z.string().default(""),
});

function shipmentOf(
  answer: EcpayFields,
  statusField: "RtnCode" | "LogisticsStatus",
  reference: string,
): CreatedShipment {
  const fields = shipmentShape.safeParse(answer).data;
  const status = fields?.[statusField];
  if (fields === undefined || status === undefined || fields.MerchantTradeNo !== reference)
    throw new ProviderUnavailable("ECPay's response does not name the parcel in a readable way");
  const {
    AllPayLogisticsID: carrierReference,
    CVSPaymentNo: paymentNo,
    CVSValidationNo: validationNo,
  } = fields;
  return { carrierReference, paymentNo, validationNo, status, statusText: plainText(fields.RtnMsg) };
}

/** Reads a refusal, "0|" or a code and a message. */
function refusalOf(text: string): ProviderRefusal | ProviderUnavailable {
  const [, code, message] = /^(\d+)\|(.{0,200})/s.exec(text) ?? [];
  // The code 1 means success, so it is none where something else was expected.
  if (code === undefined || message === undefined || code === "1")
    return new ProviderUnavailable("ECPay's response is not readable");
  return new ProviderRefusal(code, message, /CheckMacValue|MerchantID/.test(message));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Removes the characters that ECPay does not accept in names of goods. */
function plainName(text: string): string {
  const plain = text.replace(/[\^'`!@#%&*+\\"<>|_[\]=]|\p{Cc}/gu, " ").trim();
  return [...plain].slice(0, 25).join("") || "-";
}
