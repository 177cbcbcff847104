import type { FieldRule } from "../domain/fieldRule.ts";
import type { ServerWording } from "./serverWords.ts";
import type { Wording } from "./words.ts";

/** Formats "第 3 筆的「price」", or the part that is known. */
function place(row: number | null, field: string | null): string {
  const parts = [row === null ? null : `第 ${row} 筆`, field === null ? null : `「${field}」欄位`];
  return parts.filter((part) => part !== null).join("的");
}

/** Formats bounds such as "5 至 480". */
function span({ min, max }: FieldRule): string | null {
  if (min !== undefined && max !== undefined) return `${min} 至 ${max}`;
  if (max !== undefined) return `最多 ${max}`;
  return min === undefined ? null : `至少 ${min}`;
}

const UNITS = { MINUTES: "分鐘", DAYS: "天" };

/** Formats bounds with their unit, such as "5 至 480 分鐘". */
function measure(rule: FieldRule): string | null {
  const bounds = span(rule);
  return bounds === null || rule.unit === undefined ? bounds : `${bounds} ${UNITS[rule.unit]}`;
}

/** Formats the other fields of a rule. */
const others = ({ fields = [] }: FieldRule) => fields.map((field) => `「${field}」`).join("、");

const rules: Record<FieldRule["kind"], (rule: FieldRule) => string> = {
  TEXT: (rule) =>
    rule.min === 1 && rule.max === undefined
      ? "不可空白"
      : span(rule) === null
        ? "不含空字元（U+0000）的文字"
        : `${span(rule)} 個字`,
  LETTERS: () => "只能使用英文字母 a 到 z",
  DIGITS: () => "只能使用數字",
  ASCII: (rule) => `${span(rule)} 個可見的 ASCII 字元`,
  EMAIL: () => "電子郵件地址",
  URL: () => "可從網際網路連線的 https 網址",
  TIME_ZONE: () => "IANA 時區，例如 Asia/Taipei",
  LINE_USER_ID: () => "U 加上 32 個十六進位數字",
  CURSOR: () => "須為這份清單的游標",
  PHONE: () => "8 至 15 位數字的電話號碼",
  MOBILE_PHONE: () => "台灣手機號碼，例如 0912345678",
  CARRIER_NAME: () => "2 至 5 個中文字，或 4 至 10 個字母的姓名",
  LINE_ACCOUNT: () => "LINE ID（例如 @shop）或 line.me、lin.ee 的連結",
  BANK_CODE: () => "3 到 11 個英文字母或數字，例如 822",
  WEB_LINK: () => "以 https:// 開頭的連結",
  DATE: () => "含時差的日期時間，例如 2026-12-01T10:00:00+08:00",
  DAY: () => "日期，例如 2026-12-01",
  DAY_OR_TIME: () => "日期（例如 2026-12-01），或含時差的日期時間（例如 2026-12-01T10:00:00+08:00）",
  WHOLE_PHONE: () => "完整的電話號碼：開頭的 0 可能被試算表刪除了，或請以 + 與國碼開頭",
  READABLE: () => "可讀取的內容：這一格有無法讀取的字元，或公式的結果是錯誤",
  LOCAL_TIME: () => "日期與時間，例如 2026-12-01 10:00",
  TIME_OF_DAY: () => "時刻，例如 09:30",
  AFTER: (rule) => `必須晚於${others(rule)}${rule.max === undefined ? "" : `，${measure(rule)}以內`}`,
  AHEAD: (rule) => `必須是未來的時間${rule.max === undefined ? "" : `，${measure(rule)}以內`}`,
  NOT_AHEAD: () => "不可晚於現在",
  WHOLE_NUMBER: (rule) => measure(rule) ?? "整數",
  NUMBER: (rule) => span(rule) ?? "數字",
  POSITIVE: () => "必須大於 0",
  MULTIPLE: ({ of = "" }) => `必須是 ${of} 的倍數`,
  DECIMAL: ({ max = 5 }) => `整數最多 12 位、小數最多 ${max} 位的數字`,
  BOOLEAN: () => "true 或 false",
  OBJECT: () => "JSON 物件",
  FORMAT: () => "須符合文件所載的格式",
  CHOICE: ({ choices = [] }) => `須為 ${choices.join("、")} 其中之一`,
  LIST: (rule) => (span(rule) === null ? "清單" : `${span(rule)} 筆`),
  UNIQUE: () => "同一個項目不可重複",
  NO_COMMA: () => "不可包含逗號或頓號",
  SPANS: (rule) => `${span(rule)} 筆，結束須晚於開始，且彼此不可重疊`,
  KEEPS_ONE: () => "預約至少須保留一個服務項目",
  NAMES: () => "名稱以分號分隔",
  NAME_EACH: () => "所有服務項目共用一個姓名，或每個服務項目最多一個姓名",
  REQUIRED: () => "必填",
  REQUIRES: (rule) => `須先設定${others(rule)}`,
  MORE_THAN: (rule) => `必須大於${others(rule)}`,
  SAME: (rule) => `必須與${others(rule)}相同`,
  DIFFERENT: () => "不可與目前的相同",
  ONE_OF: (rule) => `${others(rule)}必須恰好填一項`,
  SAME_LENGTH: (rule) => `筆數須與${others(rule)}相同`,
  ALONE: () => "不可與其他欄位一起傳送",
  AUDIENCE: ({ choices = [] }) => `只能使用適用對象為 ${choices.join("、")} 的折扣`,
  HTTPS_SHOP: () => "商店網址使用 https 時，LINE 才會顯示圖片",
  VARIANT: () => "此商品有規格，請指定其中一個規格的 ID",
  PER_VARIANT: () => "請在此商品的各個規格上設定",
  PER_PRODUCT: () => "請在商品上設定，所有規格共用",
  FITTING_AMOUNTS: ({ max = 0, count = 0, choices = [] }) =>
    `價格、折扣與運費最多 ${max} 位小數，有 ${count} 項超過：${choices.join("、")}`,
};

function because(reason: string | null): string {
  return reason === null ? "" : `（${reason}）`;
}

function instead(alternatives: string | null): string {
  return alternatives === null ? "" : `最接近的可預約時段：${alternatives}。`;
}

/** The default language: Traditional Chinese as used in Taiwan. */
export const zhHant: Wording = {
  orderState: {
    ESTABLISHED: "已成立",
    IN_ACTION: "處理中",
    WAITING: "待交付",
    COMPLETE: "已完成",
    CANCELLED: "已取消",
  },
  orderAction: {
    ADVANCE: "進入下一狀態",
    CANCEL: "取消訂單",
    DELETE: "刪除訂單",
    EDIT: "編輯訂單",
    CHANGE_LINES: "變更訂單商品",
  },
  paymentState: {
    UNPAID: "未付款",
    PAID: "已付款",
    PARTIALLY_PAID: "部分付款",
    REFUND_PENDING: "待退款",
    REFUNDED: "已退款",
    FAILED: "付款失敗",
  },
  paymentMethod: {
    NONE: "未選擇",
    CARD: "線上刷卡",
    BANK_TRANSFER: "銀行匯款",
    PAY_AT_STORE: "到店付款",
    CASH_ON_DELIVERY: "貨到付款",
    UNKNOWN: "未知的付款方式",
  },
  recordedByStaff: "員工記錄",
  paymentKind: {
    CASH: "現金",
    TRANSFER: "銀行匯款",
    COD: "貨到付款",
    CARD: "信用卡",
    WALLET: "電子錢包",
    CONVENIENCE_STORE: "超商代碼",
    OTHER: "其他",
    PART: "部分款項（金額不明）",
    ADJUSTMENT: "調整",
  },
  paymentEntryState: {
    PENDING: "待付款",
    AUTHORIZED: "已授權",
    CAPTURED: "已收款",
    FAILED: "失敗",
    CANCELLED: "已取消",
    EXPIRED: "已逾期",
  },
  refundState: {
    PENDING: "待退款",
    DONE: "已退款",
    FAILED: "退款失敗",
  },
  paymentField: {
    day: "日期",
    number: "訂單編號",
    provider: "金流商",
    kind: "種類",
    channel: "付款管道",
    amount: "金額",
    currency: "幣別",
    fee: "手續費",
    state: "狀態",
    reference: "交易編號",
  },
  shippingKind: {
    STORE_PICKUP: "到店自取",
    HOME_DELIVERY: "宅配到府",
    CONVENIENCE_STORE: "超商取貨",
  },
  parcelState: { PACKED: "已包裝", SHIPPED: "已出貨", DELIVERED: "已送達", RETURNED: "已退回" },
  orderSource: {
    ROBOT: "聊天機器人",
    SHOPPING_PLATFORM: "線上商店",
    MANUAL: "人工建立",
  },
  orderField: {
    number: "訂單編號",
    buyerName: "訂購人",
    buyerPhone: "訂購人電話",
    recipientName: "收件人",
    recipientPhone: "收件人電話",
    address: "地址",
    expectedDeliveryDate: "預計送達",
    deliveryDate: "實際送達",
    totalQuantity: "數量",
    total: "結算金額",
    subtotal: "原價",
    discountTotal: "折扣合計",
    discountRecords: "折扣",
    shippingName: "配送方式",
    shippingFee: "運費",
    shippingSlot: "配送時段",
    source: "訂單來源",
    paymentMethod: "付款方式",
    paymentState: "付款狀態",
    state: "訂單狀態",
    note: "備註",
    createdAt: "建立時間",
    items: "商品",
  },
  productState: { DISABLED: "停用", ENABLED: "上架中", FROZEN: "暫停販售" },
  discountKind: { PER_PRODUCT: "單品折扣", WHOLE_CART: "全單折扣" },
  discountAudience: { CUSTOMER: "指定顧客", PRODUCT: "指定商品" },
  discountState: { DISABLED: "停用", ENABLED: "啟用", FROZEN: "暫停" },
  staffRole: { ADMIN: "管理員", STAFF: "員工" },
  staffState: { DISABLED: "停用", IN_SERVICE: "在職", DISMISSED: "離職" },
  shiftState: { PROPOSED: "待確認", CONFIRMED: "已確認", OPEN_TO_CUSTOMERS: "開放顧客預約" },
  appointmentState: { PENDING: "等待店家確認", CONFIRMED: "已確認", CANCELLED: "已取消" },
  appointmentSource: { MANUAL: "人工建立", CHAT_APP: "LINE 預約" },
  visitOutcome: { ARRIVED: "已到店", DONE: "已完成", NO_SHOW: "未到", LATE_CANCEL: "太晚取消" },
  orderCancelReason: { STAFF: "店家取消", CUSTOMER: "顧客取消", EXPIRED: "逾期未付款" },
  cancelledBy: { CUSTOMER: "顧客", SHOP: "店家" },
  appointmentAction: {
    CONFIRM: "確認預約",
    REJECT: "婉拒預約",
    CANCEL: "取消預約",
    RESCHEDULE: "預約改期",
    EDIT: "編輯預約",
    DELETE: "刪除預約",
  },
  slotRefusal: {
    PAST: "時間已過",
    OUTSIDE_WINDOW: "可預約明天至下個月底的 10:00、14:00 或 18:00",
    NO_SHIFT: "該時段沒有排班",
    NOT_OPEN_TO_CUSTOMERS: "尚未開放預約",
    CLOSED: "店休",
    TIME_OFF: "休假中",
    LACKS_SERVICE: "未提供此服務項目",
    TAKEN: "已被預約",
  },
  notSpecified: "不指定",
  weekday: {
    1: "星期一",
    2: "星期二",
    3: "星期三",
    4: "星期四",
    5: "星期五",
    6: "星期六",
    7: "星期日",
  },
  rule: (rule) => rules[rule.kind](rule),
  thing: {
    Appointment: "預約",
    AppointmentItem: "預約項目",
    Customer: "顧客",
    Discount: "折扣",
    Image: "圖片",
    Order: "訂單",
    OrderLine: "訂單商品",
    Payment: "付款紀錄",
    Product: "商品",
    ProductType: "商品類別",
    Service: "服務項目",
    ShiftAssignment: "排班",
    ShiftTemplate: "班別",
    ShippingMethod: "配送方式",
    StaffMember: "員工",
    StaffTimeOff: "休假",
    StoreClosure: "店休",
    Store: "商店資訊",
  },
  orderSum: { ROUNDING: "四捨五入", ADJUSTMENT: "金額調整" },
  listSeparator: "、",
  price: (name, price) => `${name} ${price}`,
  preOrder: (name, quantity, day) => `${name} ${quantity} 件（預計 ${day} 到貨）`,
  claim: {
    RUNNING: "相同的請求仍在處理中，請稍後再試。",
    LOST: "這個請求先前已處理完成，但結果已無法取得。重新送出前，請先確認資料。",
  },
  file: {
    WRONG_TYPE: ({ types }) => `請選擇（${types.join(" 或 ")}）：這不是這類檔案。`,
    TOO_LARGE: ({ megabytes }) => `檔案太大，無法讀取（上限 ${megabytes} MB）。`,
    TOO_MANY_ROWS: ({ rows }) => `檔案的列數太多，標題列以下最多 ${rows} 列。`,
    UNREADABLE: () => "無法讀取這個檔案：內容已損壞，或有密碼保護。",
    QUOTES: ({ row }) => `第 ${row} 列的引號沒有成對，請修正後再試。`,
    OTHER_SHOP: ({ program }) => `這是 ${program} 的檔案，欄位意義不同。請將各欄複製到範本中。`,
    WRONG_HEADER: ({ columns }) => `第一列必須是欄位名稱，每個名稱一次：${columns}。`,
  },
  picture: {
    NOT_A_PICTURE: () => "不是 PNG、JPEG、WebP 或 GIF 圖片。",
    BROKEN: () => "的圖片已損壞，無法開啟。",
    TOO_MANY_BYTES: ({ bytes }) => `的圖片超過 ${bytes} 位元組，請縮小後再試。`,
    TOO_MANY_PIXELS: ({ megapixels }) => `的圖片超過 ${megapixels} 百萬像素（寬 × 高），請縮小後再試。`,
    TOO_LONG_SIDES: ({ sides }) => `的圖片寬度或高度超過 ${sides} 像素，請縮小後再試。`,
    TOO_COMPLEX: () => "的圖片處理時間過長，請另存為一般的 JPEG 或 PNG 後再試。",
    NOT_STORED: () => "已不在伺服器上，請重新加入。",
  },
  contactRule: {
    PHONE: "電話號碼須為 8 至 15 位數字，例如 0912-345-678。",
    ADDRESS: "地址至少須有 6 個字或數字。",
    ACCOUNT_DIGITS: "請輸入匯款帳號的末五碼，剛好五位數字。",
  },
  errors: {
    UNAUTHENTICATED: () => "請先登入。",
    FORBIDDEN: ({ scopes, refusal }) =>
      refusal === "LAST_ADMIN"
        ? "店裡至少要有一位在職的管理員，請先指定另一位管理員。"
        : refusal === "UNDO_EXPIRED"
          ? "這項操作已超過可復原的時間。"
          : refusal === "SAME_CUSTOMER"
            ? "這是同一位顧客，請選擇另一位。"
            : refusal === "BOTH_USE_LINE"
              ? "兩位顧客都使用 LINE，不能合併。只有沒有 LINE 的顧客可以併入其 LINE 帳號。"
              : refusal === "NEITHER_USES_LINE"
                ? "兩位顧客都沒有 LINE，不能合併。只有沒有 LINE 的顧客可以併入其 LINE 帳號。"
                : refusal === "IN_STOCK"
                  ? "這項商品目前有庫存，可以直接訂購。"
                  : scopes === null
                    ? "您沒有執行這項操作的權限。"
                    : scopes === ""
                      ? "API 權杖不能執行這項操作。"
                      : `API 權杖缺少權限：${scopes}。`,
    WRONG_CREDENTIALS: () => "登入資料不正確，請確認後再試一次。",
    TOO_MANY_ATTEMPTS: ({ seconds }) =>
      seconds === null
        ? "嘗試次數過多，請稍後再試。"
        : seconds < 60
          ? `嘗試次數過多，請於 ${seconds} 秒後再試。`
          : `嘗試次數過多，請於 ${Math.ceil(seconds / 60)} 分鐘後再試。`,
    ACCOUNT_DISABLED: () => "這個帳號已停用，請洽管理員。",
    LOGIN_METHOD_UNAVAILABLE: () => "目前無法使用這種登入方式，請改用其他方式，或與店家聯絡。",
    PASSWORD_CHANGE_REQUIRED: () => "請先設定新密碼。",
    INVALID_INPUT: ({ row, field, file, picture, rule, contactRule, maxProducts, products }) =>
      file ??
      (maxProducts &&
        `未登入時，購物車最多 ${maxProducts.anonymous} 項商品；登入後最多 ${maxProducts.signedIn} 項。`) ??
      (picture !== null
        ? `${place(row, field)}${picture}`
        : contactRule !== null
          ? row === null && field === null
            ? contactRule
            : `${place(row, field)}：${contactRule}`
          : rule !== null && field !== null
            ? `${place(row, field)}${products === null ? "" : `（${products}）`}：${rule}。`
            : row === null && field === null
              ? "輸入的內容不正確，請檢查後再試一次。"
              : `${place(row, field)}的內容不正確，請修改後再試一次。`),
    NOT_FOUND: ({ thing, number }) =>
      `找不到${thing ?? "這筆資料"}${number === null ? "" : `（編號 ${number}）`}，可能已被刪除。`,
    CONFLICT: ({ thing, field, claim, products, refusal, left }) =>
      claim ??
      (refusal === "COUNTED_SINCE"
        ? `「${products}」在您盤點後已套用其他盤點結果，請重新盤點。`
        : refusal === "REFUNDED_SINCE"
          ? left === null
            ? "這筆款項在此期間已全部退還。"
            : `這筆款項在此期間已有其他退款，現在最多可退 ${left}。請確認金額後再送出。`
          : field === null
            ? `${thing ?? "這筆資料"}已被其他人變更，請重新整理後再試一次。`
            : `「${field}」已用於另一個內容不同的請求，請換一個再試。`),
    ALREADY_EXISTS: ({ thing, field, refusal }) =>
      refusal === "AMBIGUOUS_NAME"
        ? `有多筆同名的${thing}，請修改後再試一次。`
        : refusal === "NAME_TAKEN"
          ? `已有同名的${thing}，名稱不能重複，請使用其他名稱。`
          : `已有相同的${thing ?? "資料"}，請${field === null ? "修改後再試一次" : `更改「${field}」欄位`}。`,
    IN_USE: ({ thing, field }) =>
      `${thing ?? "這筆資料"}正在使用中，${field === null ? "無法刪除" : `無法變更「${field}」`}。`,
    OUT_OF_STOCK: ({ products, refusal }) =>
      products === null
        ? "庫存不足，請減少數量。"
        : refusal === "SOLD_SINCE_COUNT"
          ? `「${products}」在盤點後售出的數量多於盤點數量，請重新盤點。`
          : `庫存不足：${products}。請減少數量或移除商品。`,
    PRICE_CHANGED: ({ prices }) =>
      prices === null
        ? "商品價格已變更，請重新確認購物車。"
        : `價格已變更，最新價格：${prices}。請確認後再送出訂單。`,
    ORDER_STATE_FORBIDS: ({ state, refusal, stateOf }) =>
      refusal === "NO_LINES"
        ? "訂單還沒有商品，請先加入商品再進行下一步。"
        : refusal === "REFUND_STARTED"
          ? "金流服務商已開始退款，因此無法復原。"
          : refusal === "LABEL_EXISTS"
            ? "包裹已在物流商建立、可能已有託運單，因此無法更換門市。請先拆開這個包裹。"
            : refusal === "ADDRESS_OF_STORE"
              ? "訂單寄到超商門市，地址就是該門市。請改用「更換門市」。"
              : state === null
                ? "訂單目前的狀態無法進行這項操作。"
                : stateOf === "PARCEL"
                  ? `包裹狀態為「${state}」，無法進行這項操作。`
                  : stateOf === "PAYMENT"
                    ? `付款狀態為「${state}」，無法進行這項操作。`
                    : `訂單狀態為「${state}」，無法進行這項操作。`,
    PRODUCT_NOT_ON_SALE: ({ products }) =>
      products === null ? "商品目前未販售，請從購物車移除。" : `目前未販售：${products}。請從購物車移除。`,
    DELIVERY_DATE_NOT_ALLOWED: () => "無法選擇這個日期，請改選開放期間內的營業日。",
    PAYMENT_METHOD_NOT_OFFERED: () => "請選擇商店提供的付款方式。",
    BANK_CODE_REQUIRED: () => "銀行匯款請在備註開頭填寫匯款帳號末五碼。",
    STORE_ALREADY_EXISTS: () => "商店資訊只能有一筆，請直接編輯現有資料。",
    CUSTOMER_BLOCKED: () => "目前無法下單或預約，請與店家聯絡。",
    SHIPPING_METHOD_NOT_OFFERED: () => "請選擇商店為這筆訂單提供的配送方式。",
    SHIPPING_SLOT_NOT_AVAILABLE: () => "這個時段已額滿或不再提供，請選擇其他時段。",
    ORDER_LIMIT: ({ limit }) =>
      limit === null
        ? "您未付款的訂單已達店家上限。請先完成其中一筆付款，或與店家聯絡。"
        : `您已有 ${limit.most} 筆未付款的訂單，已達店家上限。請先完成其中一筆付款，或與店家聯絡。`,
    PURCHASE_LIMIT: ({ purchaseLimit, products }) =>
      purchaseLimit === null
        ? "超過限購數量，請減少數量。"
        : `${products === null ? "" : `${products}：`}${purchaseLimit.of === "PER_ORDER" ? "每筆訂單" : "每人"}限購 ${purchaseLimit.most} 件，目前可訂購 ${purchaseLimit.left} 件。`,
    PRE_ORDER_CHANGED: ({ preOrders }) =>
      preOrders === null
        ? "訂單中的預購內容已變更，請確認後再送出訂單。"
        : `訂單中的預購內容已變更：${preOrders}。請確認後再送出訂單。`,
    SLOT_TAKEN: ({ alternatives }) => `這個時段已被預約，請改選其他時段。${instead(alternatives)}`,
    STAFF_NOT_AVAILABLE: ({ reason, alternatives }) =>
      `這位服務人員在此時段無法提供服務${because(reason)}，請改選其他時段或人員。${instead(alternatives)}`,
    APPOINTMENT_STATE_FORBIDS: ({ state }) =>
      state === null ? "預約目前的狀態無法進行這項操作。" : `預約狀態為「${state}」，無法進行這項操作。`,
    OUTSIDE_BOOKING_WINDOW: ({ reason, alternatives }) =>
      `這個時間不開放預約${because(reason)}，請改選其他時間。${instead(alternatives)}`,
    SHIFT_HAS_APPOINTMENTS: ({ appointments }) =>
      appointments === null
        ? "這段時間已有預約，請先處理相關預約。"
        : `這段時間已有預約：${appointments}，請先處理相關預約。`,
    BOOKING_LIMIT: ({ limit }) =>
      limit === null
        ? "您的預約已達店家上限。請先取消其中一筆，或與店家聯絡。"
        : limit.isOverlap
          ? `同一時段最多可有 ${limit.most} 筆您的預約。請選擇其他時間，或與店家聯絡。`
          : `您已有 ${limit.most} 筆尚未到期的預約，已達店家上限。請於其中一筆結束後再預約、取消其中一筆，或與店家聯絡。`,
    INTERNAL: () => "系統發生錯誤，請稍後再試。",
    LINE_UNAVAILABLE: () => "暫時無法連線到 LINE，請稍後再試。",
    LINE_QUOTA_EXHAUSTED: ({ messages }) =>
      messages === null
        ? "本月的 LINE 訊息額度已用完。"
        : `本月可用的 LINE 訊息額度不足：需要 ${messages.need} 則，剩下 ${messages.left} 則。`,
    QUEUE_FULL: ({ seconds }) =>
      seconds === null
        ? "目前處理中的上傳檔案過多，這個檔案未被接受。請稍後再試。"
        : `目前處理中的上傳檔案過多，這個檔案未被接受。請於 ${seconds} 秒後再試。`,
    OUTCOME_UNKNOWN: () =>
      "這個操作可能已經完成，但沒有收到結果。請先查看清單再決定是否重做；以相同的金鑰重試不會重複執行。",
  },
};

export const zhHantServer: ServerWording = {
  notification: {
    title: {
      ORDER_RECEIVED: "已收到您的訂單",
      ORDER_ADVANCED: "訂單狀態已更新",
      ORDER_CANCELLED: "訂單已取消",
      PAYMENT_DUE: "請盡快付款，訂單即將逾期",
      PAYMENT_RECORDED: "已收到您的付款",
      REFUND_RECORDED: "已退款給您",
      PARCEL_SHIPPED: "您的包裹已出貨",
      APPOINTMENT_REQUESTED: "已收到您的預約，等待店家確認",
      APPOINTMENT_CONFIRMED: "預約已確認",
      APPOINTMENT_MOVED: "預約已改期",
      APPOINTMENT_CANCELLED: "預約已取消",
      APPOINTMENT_REMINDER: "提醒您明天的預約",
    },
    order: "訂單",
    appointment: "預約",
    state: "狀態",
    payment: "付款",
    tracking: "貨運單號",
    product: "商品",
    backInStock: "商品已到貨",
    items: "商品",
    total: "合計",
    received: "已收金額",
    outstanding: "尚需付款",
    refunded: "退款金額",
    payUntil: "付款期限",
    reason: "原因",
    expired: "未在期限內付款",
    time: "時間",
    services: "服務",
    staff: "人員",
    times: (name, quantity) => `${name} × ${quantity}`,
    preOrder: (day) => `預購，預計 ${day} 到貨`,
    more: (count) => `還有 ${count} 項`,
    paid: "我已匯款",
    paidOrder: (order) => `訂單 #${order} 我已匯款`,
    changeTime: "改期",
    changeTimeOf: (appointment) => `預約 #${appointment} 改期`,
    cancel: "取消預約",
    cancelOf: (appointment) => `取消預約 #${appointment}`,
    openOrder: "查看訂單",
    openAppointment: "查看預約",
  },
  chat: {
    order: ({ number, state, payment, total }) =>
      `訂單 #${number}\n狀態：${state}\n付款：${payment}\n合計：${total}`,
    noOrder: "目前沒有進行中的訂單。",
    appointment: ({ at, services, state }) => `下次預約：${at}\n${services}\n狀態：${state}`,
    noAppointment: "目前沒有接下來的預約。",
    openOn: "營業日：",
    address: "地址：",
    noHours: "店家尚未提供營業時間。",
    help: "您可以在這裡查詢訂單狀態、下次預約與營業時間，請點選下方按鈕。",
    ask: { ORDER_STATUS: "訂單狀態", NEXT_APPOINTMENT: "下次預約", OPENING_HOURS: "營業時間" },
  },
  chatAction: {
    askDigits: (order, total) => `請輸入您匯款帳號的末五碼（訂單 #${order}，合計 ${total}）。`,
    notFive: "末五碼必須是五位數字。",
    enterDigits: "輸入末五碼",
    whichOrder: "請選擇這是哪一筆訂單的匯款：",
    noOrderToPay: "目前沒有等待匯款的訂單。",
    paymentSaid: (order, digits) =>
      `已通知店家：訂單 #${order} 已匯款，末五碼 ${digits}，等待店家確認。如需更正，請再輸入一次。`,
    times: (appointment, at) =>
      `預約 #${appointment} 目前的時間是 ${at}。請選擇新的時間，改期後需要店家重新確認。`,
    noTimes: "目前沒有其他可預約的時段。",
    appointment: ({ number, at, services, state }) => `預約 #${number}：${at}\n${services}\n狀態：${state}`,
    askCancel: (at, services) => `確定要取消這筆預約嗎？\n${at}\n${services}`,
    cancelNow: "確定取消",
    keep: "保留預約",
    cancelled: (appointment, at) => `預約 #${appointment}（${at}）已取消。`,
    changed: "這筆預約的內容已變更，因此未執行任何操作。請確認目前的內容後再試一次。",
    tooLate: (until) => `已超過可自行改期或取消的期限（${until}），請直接與店家聯絡。`,
  },
  lastFiveDigits: "末五碼",
  buyNow: "立即選購",
  appointmentTemplate: {
    appointments: "預約",
    explanation: "填寫說明",
    column: "欄位",
    meaning: "內容",
    example: "範例",
    columns: {
      customer_name: "顧客姓名（必填）",
      customer_phone: "顧客電話（必填）",
      start_time:
        "開始時間（必填），以店家所在時區為準：Excel 的日期時間，或 YYYY-MM-DD HH:mm、YYYY/MM/DD HH:mm",
      services: "服務項目的名稱（必填）；多項以分號隔開，依序進行",
      staff: "服務人員的姓名；只填一位時由同一人服務，多位以分號隔開並依服務項目的順序，空白為不指定",
      remark: "備註",
    },
    rules: [
      "請在第一個工作表填寫，第一列請保留欄位名稱，每列一筆預約，最多 5,000 列。",
      "只要有一列有錯誤，就不會匯入任何一列，除非選擇只匯入沒有錯誤的列。匯入的預約須等待店家確認。",
    ],
    service: "服務項目",
    minutes: "分鐘",
    staffMember: "服務人員",
    offers: "提供的服務",
    customer: "王小明",
    remark: "第一次來",
  },
  importHeadings: {
    product: {
      name: "名稱",
      code: "代碼",
      description: "說明",
      price: "價格",
      stock: "庫存",
      top_pick: "主打商品",
      state: "狀態",
      types: "商品類別",
      keywords: "關鍵字",
      low_stock_level: "安全存量",
      max_per_order: "每筆訂單限購",
      max_per_customer: "每位顧客限購",
      pre_order_cap: "預購上限",
      pre_order_day: "預計到貨日",
      quantity_step: "數量單位",
      variant_of: "所屬商品",
      option_values: "選項值",
      currency: "幣別",
    },
    appointment: {
      customer_name: "顧客姓名",
      customer_phone: "電話",
      start_time: "開始時間",
      services: "服務項目",
      staff: "服務人員",
      remark: "備註",
    },
  },
  exportFile: {
    appointment: {
      number: "預約編號",
      customerName: "顧客",
      customerPhone: "電話",
      startsAt: "開始時間",
      endsAt: "結束時間",
      services: "服務項目",
      staff: "服務人員",
      price: "金額",
      state: "狀態",
      outcome: "到店結果",
      cancelledBy: "太晚取消者",
      source: "來源",
      note: "備註",
      createdAt: "建立時間",
      currency: "幣別",
    },
    walkIn: "現場客",
    customer: {
      number: "顧客編號",
      name: "姓名",
      phone: "電話",
      note: "備註",
      tags: "標籤",
      state: "狀態",
      blockNote: "封鎖原因",
      reach: "LINE 好友",
      discounts: "折扣",
      spent: "消費金額",
      orders: "訂單數",
      visits: "到店次數",
      noShows: "未到次數",
      lateCancellations: "太晚取消次數",
      firstContactAt: "首次往來",
      lastContactAt: "最近往來",
      currency: "幣別",
      spentOtherwise: "其他幣別消費金額",
    },
    blocked: "已封鎖",
    reach: {
      FRIEND: "好友",
      NOT_FRIEND: "不是好友",
      UNKNOWN: "還不知道是不是好友",
      NO_LINE: "沒有 LINE",
    },
    staffHours: {
      day: "日期",
      number: "員工編號",
      name: "員工",
      shifts: "班別",
      shiftHours: "班表時數",
      absenceHours: "缺勤時數",
      workingHours: "上班時數",
      bookings: "預約項目",
      bookedHours: "預約時數",
    },
  },
  protocolFault: {
    malformed: "請求內容不是有效的 JSON。",
    notFound: "沒有這個路徑。",
    wrongMethod: "這個路徑不接受此方法。",
    tooLarge: "請求內容過大。",
    wrongType: "請求內容必須是 JSON（application/json）。",
    notReady: "系統暫時無法回應，請稍後再試。",
  },
  inRow: (row, text) => `第 ${row} 筆：${text}`,
};
