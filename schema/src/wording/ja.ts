import type { FieldRule } from "../domain/fieldRule.ts";
import type { ServerWording } from "./serverWords.ts";
import type { Wording } from "./words.ts";

/** Formats "3 件目の「price」", or the part that is known. */
function place(row: number | null, field: string | null): string {
  const parts = [row === null ? null : `${row} 件目`, field === null ? null : `「${field}」`];
  return parts.filter((part) => part !== null).join("の");
}

/** Formats bounds such as "5～480". */
function span({ min, max }: FieldRule): string | null {
  if (min !== undefined && max !== undefined) return `${min}～${max}`;
  if (max !== undefined) return `最大 ${max}`;
  return min === undefined ? null : `最小 ${min}`;
}

const UNITS = { MINUTES: "分", DAYS: "日" };

/** Formats bounds with their unit, such as "5～480 分". */
function measure(rule: FieldRule): string | null {
  const bounds = span(rule);
  return bounds === null || rule.unit === undefined ? bounds : `${bounds} ${UNITS[rule.unit]}`;
}

/** Formats the other fields of a rule. */
const others = ({ fields = [] }: FieldRule) => fields.map((field) => `「${field}」`).join("、");

const rules: Record<FieldRule["kind"], (rule: FieldRule) => string> = {
  TEXT: (rule) =>
    rule.min === 1 && rule.max === undefined
      ? "空にはできません"
      : span(rule) === null
        ? "ヌル文字（U+0000）を含まない文字列"
        : `${span(rule)} 文字`,
  LETTERS: () => "英字 a～z のみ",
  DIGITS: () => "数字のみ",
  ASCII: (rule) => `表示可能な ASCII 文字 ${span(rule)} 文字`,
  EMAIL: () => "メールアドレス",
  URL: () => "インターネットから接続できる https のアドレス",
  TIME_ZONE: () => "IANA タイムゾーン（例：Asia/Taipei）",
  LINE_USER_ID: () => "U と 32 桁の 16 進数",
  CURSOR: () => "この一覧のカーソル",
  PHONE: () => "8～15 桁の電話番号",
  MOBILE_PHONE: () => "台湾の携帯電話番号（例：0912345678）",
  CARRIER_NAME: () => "漢字 2～5 文字、または英字 4～10 文字の氏名",
  LINE_ACCOUNT: () => "LINE ID（例：@shop）または line.me・lin.ee のリンク",
  BANK_CODE: () => "3〜11 文字の英数字（例：0005）",
  WEB_LINK: () => "https:// で始まるリンク",
  DATE: () => "時差付きの日時（例：2026-12-01T10:00:00+08:00）",
  DAY: () => "日付（例：2026-12-01）",
  DAY_OR_TIME: () => "日付（例：2026-12-01）、または時差付きの日時（例：2026-12-01T10:00:00+08:00）",
  WHOLE_PHONE: () =>
    "先頭の 0 を含む電話番号（表計算ソフトが 0 を削除した可能性があります）、または + と国番号で始まる番号",
  READABLE: () => "読み取れる文字（このセルには読み取れない文字、またはエラーになった数式があります）",
  LOCAL_TIME: () => "日時（例：2026-12-01 10:00）",
  TIME_OF_DAY: () => "時刻（例：09:30）",
  AFTER: (rule) => `${others(rule)}より後${rule.max === undefined ? "" : `（${measure(rule)}以内）`}`,
  AHEAD: (rule) => `現在より後${rule.max === undefined ? "" : `（${measure(rule)}以内）`}`,
  NOT_AHEAD: () => "現在以前の日時",
  WHOLE_NUMBER: (rule) => measure(rule) ?? "整数",
  NUMBER: (rule) => span(rule) ?? "数値",
  POSITIVE: () => "0 より大きい数",
  MULTIPLE: ({ of = "" }) => `${of} の倍数`,
  DECIMAL: ({ max = 5 }) => `整数部 12 桁以内、小数部 ${max} 桁以内の数`,
  BOOLEAN: () => "true または false",
  OBJECT: () => "JSON オブジェクト",
  FORMAT: () => "仕様に記載された形式",
  CHOICE: ({ choices = [] }) => `${choices.join("、")} のいずれか`,
  LIST: (rule) => (span(rule) === null ? "リスト" : `${span(rule)} 件`),
  UNIQUE: () => "同じ項目を重複して指定できません",
  NO_COMMA: () => "カンマ（,）と読点（、）は使えません",
  SPANS: (rule) => `${span(rule)} 件。終了は開始より後で、互いに重ならないこと`,
  KEEPS_ONE: () => "予約にはメニューが 1 件以上必要です",
  NAMES: () => "セミコロンで区切った名称",
  NAME_EACH: () => "すべてのメニューに 1 名、またはメニューごとに 1 名まで",
  REQUIRED: () => "必須です",
  REQUIRES: (rule) => `先に${others(rule)}の設定が必要です`,
  MORE_THAN: (rule) => `${others(rule)}より大きい数`,
  SAME: (rule) => `${others(rule)}と同じ値`,
  DIFFERENT: () => "現在の値と異なる必要があります",
  ONE_OF: (rule) => `${others(rule)}のうち 1 つだけが必要です`,
  SAME_LENGTH: (rule) => `${others(rule)}と同じ件数`,
  ALONE: () => "他の項目と同時には送信できません",
  AUDIENCE: ({ choices = [] }) => `対象が ${choices.join("、")} の割引のみ`,
  HTTPS_SHOP: () => "店舗のサイトが https の場合に限り、LINE は画像を表示します",
  VARIANT: () => "この商品にはバリエーションがあるため、そのいずれかの ID",
  PER_VARIANT: () => "商品の各バリエーションに設定してください",
  PER_PRODUCT: () => "全バリエーション共通のため、商品に設定してください",
  FITTING_AMOUNTS: ({ max = 0, count = 0, choices = [] }) =>
    `価格・割引・送料の小数は ${max} 桁以内です。${count} 件が超えています：${choices.join("、")}`,
};

function because(reason: string | null): string {
  return reason === null ? "" : `（${reason}）`;
}

function instead(alternatives: string | null): string {
  return alternatives === null ? "" : `最も近い空き時間：${alternatives}。`;
}

export const ja: Wording = {
  orderState: {
    ESTABLISHED: "新規受付",
    IN_ACTION: "準備中",
    WAITING: "受け渡し待ち",
    COMPLETE: "完了",
    CANCELLED: "キャンセル済み",
  },
  orderAction: {
    ADVANCE: "次の状況へ進める",
    CANCEL: "注文をキャンセル",
    DELETE: "注文を削除",
    EDIT: "注文を編集",
    CHANGE_LINES: "注文商品を変更",
  },
  paymentState: {
    UNPAID: "未払い",
    PAID: "支払い済み",
    PARTIALLY_PAID: "一部支払い済み",
    REFUND_PENDING: "返金待ち",
    REFUNDED: "返金済み",
    FAILED: "支払い失敗",
  },
  paymentMethod: {
    NONE: "未選択",
    CARD: "カード（オンライン）",
    BANK_TRANSFER: "銀行振込",
    PAY_AT_STORE: "店頭払い",
    CASH_ON_DELIVERY: "代金引換",
    UNKNOWN: "不明な支払い方法",
  },
  recordedByStaff: "スタッフの記録",
  paymentKind: {
    CASH: "現金",
    TRANSFER: "銀行振込",
    COD: "代金引換",
    CARD: "カード",
    WALLET: "ウォレット",
    CONVENIENCE_STORE: "コンビニ",
    OTHER: "その他",
    PART: "一部（金額不明）",
    ADJUSTMENT: "調整",
  },
  paymentEntryState: {
    PENDING: "処理待ち",
    AUTHORIZED: "与信済み",
    CAPTURED: "受領済み",
    FAILED: "失敗",
    CANCELLED: "取消",
    EXPIRED: "期限切れ",
  },
  refundState: {
    PENDING: "返金待ち",
    DONE: "返金済み",
    FAILED: "返金失敗",
  },
  paymentField: {
    day: "日付",
    number: "注文番号",
    provider: "決済事業者",
    kind: "種類",
    channel: "決済手段",
    amount: "金額",
    currency: "通貨",
    fee: "手数料",
    state: "状態",
    reference: "参照番号",
  },
  shippingKind: {
    STORE_PICKUP: "店頭受け取り",
    HOME_DELIVERY: "宅配",
    CONVENIENCE_STORE: "コンビニ受け取り",
  },
  parcelState: { PACKED: "梱包済み", SHIPPED: "発送済み", DELIVERED: "配達済み", RETURNED: "返送" },
  orderSource: {
    ROBOT: "チャットボット",
    SHOPPING_PLATFORM: "オンラインストア",
    MANUAL: "手動入力",
  },
  orderField: {
    number: "注文番号",
    buyerName: "注文者",
    buyerPhone: "注文者の電話番号",
    recipientName: "受取人",
    recipientPhone: "受取人の電話番号",
    address: "住所",
    expectedDeliveryDate: "お届け予定",
    deliveryDate: "お届け日時",
    totalQuantity: "数量",
    total: "ご請求額",
    subtotal: "割引前",
    discountTotal: "割引合計",
    discountRecords: "割引",
    shippingName: "配送方法",
    shippingFee: "送料",
    shippingSlot: "時間帯",
    source: "注文経路",
    paymentMethod: "支払方法",
    paymentState: "支払状況",
    state: "注文状況",
    note: "備考",
    createdAt: "作成日時",
    items: "商品",
  },
  productState: { DISABLED: "無効", ENABLED: "販売中", FROZEN: "販売休止中" },
  discountKind: { PER_PRODUCT: "商品ごとの割引", WHOLE_CART: "カート全体の割引" },
  discountAudience: { CUSTOMER: "特定のお客様", PRODUCT: "特定の商品" },
  discountState: { DISABLED: "無効", ENABLED: "有効", FROZEN: "休止中" },
  staffRole: { ADMIN: "管理者", STAFF: "スタッフ" },
  staffState: { DISABLED: "無効", IN_SERVICE: "在職中", DISMISSED: "退職" },
  shiftState: { PROPOSED: "仮", CONFIRMED: "確定", OPEN_TO_CUSTOMERS: "お客様に公開" },
  appointmentState: { PENDING: "確認待ち", CONFIRMED: "確定", CANCELLED: "キャンセル済み" },
  appointmentSource: { MANUAL: "手動入力", CHAT_APP: "LINE 予約" },
  visitOutcome: {
    ARRIVED: "来店済み",
    DONE: "完了",
    NO_SHOW: "無断キャンセル",
    LATE_CANCEL: "直前キャンセル",
  },
  orderCancelReason: {
    STAFF: "店舗によるキャンセル",
    CUSTOMER: "お客様によるキャンセル",
    EXPIRED: "お支払い期限切れ",
  },
  cancelledBy: { CUSTOMER: "お客様", SHOP: "店舗" },
  appointmentAction: {
    CONFIRM: "予約を確定",
    REJECT: "予約をお断りする",
    CANCEL: "予約をキャンセル",
    RESCHEDULE: "予約の日時を変更",
    EDIT: "予約を編集",
    DELETE: "予約を削除",
  },
  slotRefusal: {
    PAST: "過去の時間",
    OUTSIDE_WINDOW: "予約は明日から翌月末までの 10:00・14:00・18:00 に限ります",
    NO_SHIFT: "シフトなし",
    NOT_OPEN_TO_CUSTOMERS: "予約受付前",
    CLOSED: "休業",
    TIME_OFF: "休暇中",
    LACKS_SERVICE: "このメニューは対応不可",
    TAKEN: "予約済み",
  },
  notSpecified: "指名なし",
  weekday: {
    1: "月曜日",
    2: "火曜日",
    3: "水曜日",
    4: "木曜日",
    5: "金曜日",
    6: "土曜日",
    7: "日曜日",
  },
  rule: (rule) => rules[rule.kind](rule),
  thing: {
    Appointment: "予約",
    AppointmentItem: "予約項目",
    Customer: "お客様",
    Discount: "割引",
    Image: "画像",
    Order: "注文",
    OrderLine: "注文商品",
    Payment: "支払い",
    Product: "商品",
    ProductType: "商品カテゴリー",
    Service: "メニュー",
    ShiftAssignment: "シフト",
    ShiftTemplate: "シフトパターン",
    ShippingMethod: "配送方法",
    StaffMember: "スタッフ",
    StaffTimeOff: "休暇",
    StoreClosure: "休業日",
    Store: "店舗情報",
  },
  orderSum: { ROUNDING: "端数調整", ADJUSTMENT: "金額調整" },
  listSeparator: "、",
  price: (name, price) => `${name} ${price}`,
  preOrder: (name, quantity, day) => `${name} ${quantity} 点（入荷予定日：${day}）`,
  claim: {
    RUNNING: "同じリクエストを処理中です。しばらくしてからもう一度お試しください。",
    LOST: "このリクエストはすでに処理されましたが、結果を取得できません。再送信する前にデータをご確認ください。",
  },
  file: {
    WRONG_TYPE: ({ types }) =>
      `このファイルの種類は使用できません。（${types.join(" または ")}）を選択してください。`,
    TOO_LARGE: ({ megabytes }) => `ファイルが大きすぎて読み取れません（${megabytes} MB まで）。`,
    TOO_MANY_ROWS: ({ rows }) => `行数が多すぎます。見出し行を除いて ${rows} 行までです。`,
    UNREADABLE: () => "このファイルは読み取れません。壊れているか、パスワードで保護されています。",
    QUOTES: ({ row }) => `${row} 行目の引用符が閉じていません。修正してからもう一度お試しください。`,
    OTHER_SHOP: ({ program }) =>
      `これは ${program} のファイルで、列の意味が異なります。各列をテンプレートにコピーしてください。`,
    WRONG_HEADER: ({ columns }) => `1 行目には次の列名を 1 回ずつ入力してください：${columns}。`,
  },
  picture: {
    NOT_A_PICTURE: () => "は PNG、JPEG、WebP、GIF の画像ではありません。",
    BROKEN: () => "の画像が壊れていて開けません。",
    TOO_MANY_BYTES: ({ bytes }) =>
      `の画像が ${bytes} バイトを超えています。小さくしてもう一度お試しください。`,
    TOO_MANY_PIXELS: ({ megapixels }) =>
      `の画像が ${megapixels} メガピクセル（幅 × 高さ）を超えています。小さくしてもう一度お試しください。`,
    TOO_LONG_SIDES: ({ sides }) =>
      `の画像の幅または高さが ${sides} ピクセルを超えています。小さくしてもう一度お試しください。`,
    TOO_COMPLEX: () =>
      "の画像は処理に時間がかかりすぎます。通常の JPEG または PNG で保存してもう一度お試しください。",
    NOT_STORED: () => "はサーバーに保存されていません。もう一度追加してください。",
  },
  contactRule: {
    PHONE: "電話番号は 8〜15 桁の数字でご入力ください（例：090-1234-5678）。",
    ADDRESS: "住所は 6 文字以上でご入力ください。",
    ACCOUNT_DIGITS: "口座番号の下 5 桁を、ちょうど 5 桁の数字でご入力ください。",
  },
  errors: {
    UNAUTHENTICATED: () => "先にログインしてください。",
    FORBIDDEN: ({ scopes, refusal }) =>
      refusal === "LAST_ADMIN"
        ? "在職中の管理者が少なくとも 1 人必要です。先に別の管理者を指定してください。"
        : refusal === "UNDO_EXPIRED"
          ? "元に戻せる時間を過ぎました。"
          : refusal === "SAME_CUSTOMER"
            ? "同じお客様です。別のお客様を選んでください。"
            : refusal === "BOTH_USE_LINE"
              ? "どちらのお客様も LINE を使っているため、統合できません。統合できるのは、LINEなしのお客様とその方の LINE アカウントだけです。"
              : refusal === "NEITHER_USES_LINE"
                ? "どちらのお客様も LINE を使っていないため、統合できません。統合できるのは、LINEなしのお客様とその方の LINE アカウントだけです。"
                : refusal === "IN_STOCK"
                  ? "この商品は在庫があります。今すぐご注文いただけます。"
                  : scopes === null
                    ? "この操作を行う権限がありません。"
                    : scopes === ""
                      ? "この操作は API トークンでは行えません。"
                      : `API トークンに次の権限がありません：${scopes}。`,
    WRONG_CREDENTIALS: () => "ログイン情報が正しくありません。ご確認のうえ、もう一度お試しください。",
    TOO_MANY_ATTEMPTS: ({ seconds }) =>
      seconds === null
        ? "試行回数が多すぎます。しばらくしてからもう一度お試しください。"
        : seconds < 60
          ? `試行回数が多すぎます。${seconds} 秒後にもう一度お試しください。`
          : `試行回数が多すぎます。${Math.ceil(seconds / 60)} 分後にもう一度お試しください。`,
    ACCOUNT_DISABLED: () => "このアカウントは無効になっています。管理者にお問い合わせください。",
    LOGIN_METHOD_UNAVAILABLE: () =>
      "このログイン方法は現在利用できません。別の方法をお試しになるか、店舗までお問い合わせください。",
    PASSWORD_CHANGE_REQUIRED: () => "先に新しいパスワードを設定してください。",
    INVALID_INPUT: ({ row, field, file, picture, rule, contactRule, maxProducts, products }) =>
      file ??
      (maxProducts &&
        `ログインしていない場合、カートに入れられる商品は${maxProducts.anonymous}点までです。ログインすると${maxProducts.signedIn}点まで入れられます。`) ??
      (picture !== null
        ? `${place(row, field)}${picture}`
        : contactRule !== null
          ? row === null && field === null
            ? contactRule
            : `${place(row, field)}：${contactRule}`
          : rule !== null && field !== null
            ? `${place(row, field)}${products === null ? "" : `（${products}）`}：${rule}。`
            : row === null && field === null
              ? "入力内容が正しくありません。ご確認のうえ、もう一度お試しください。"
              : `${place(row, field)}の内容が正しくありません。修正してもう一度お試しください。`),
    NOT_FOUND: ({ thing, number }) =>
      `${thing ?? "データ"}${number === null ? "" : `（番号 ${number}）`}が見つかりません。削除された可能性があります。`,
    CONFLICT: ({ thing, field, claim, products, refusal, left }) =>
      claim ??
      (refusal === "COUNTED_SINCE"
        ? `「${products}」は、数えた後に別の棚卸しが反映されました。もう一度数えてください。`
        : refusal === "REFUNDED_SINCE"
          ? left === null
            ? "この支払いは、その間に全額返金されました。"
            : `この支払いは、その間に別の返金がありました。現在返金できるのは ${left} までです。金額を確認して、もう一度実行してください。`
          : field === null
            ? `この${thing ?? "データ"}はほかの人によって変更されました。再読み込みしてからもう一度お試しください。`
            : `「${field}」は別の内容ですでに使用されています。新しい値でもう一度お試しください。`),
    ALREADY_EXISTS: ({ thing, field, refusal }) =>
      refusal === "AMBIGUOUS_NAME"
        ? `この名前の${thing}が複数あります。いずれかの名前を変更してから、もう一度お試しください。`
        : refusal === "NAME_TAKEN"
          ? `同じ名前の${thing}がすでにあります。名前は重複できません。別の名前を使用してください。`
          : `同じ${thing ?? "データ"}がすでに存在します。${field === null ? "内容" : `「${field}」`}を変更してください。`,
    IN_USE: ({ thing, field }) =>
      `この${thing ?? "データ"}は使用中のため、${field === null ? "削除" : `「${field}」を変更`}できません。`,
    OUT_OF_STOCK: ({ products, refusal }) =>
      products === null
        ? "在庫が不足しています。数量を減らしてください。"
        : refusal === "SOLD_SINCE_COUNT"
          ? `「${products}」は、棚卸し後に棚卸し数を超えて販売されました。もう一度数えてください。`
          : `在庫が不足しています：${products}。数量を減らすか、商品を削除してください。`,
    PRICE_CHANGED: ({ prices }) =>
      prices === null
        ? "価格が変更されました。カートをもう一度ご確認ください。"
        : `価格が変更されました。現在の価格：${prices}。ご確認のうえ、もう一度ご注文ください。`,
    ORDER_STATE_FORBIDS: ({ state, refusal, stateOf }) =>
      refusal === "NO_LINES"
        ? "注文にまだ商品がありません。商品を追加してから次へ進めてください。"
        : refusal === "REFUND_STARTED"
          ? "決済会社がすでに返金を始めているため、元に戻せません。"
          : refusal === "LABEL_EXISTS"
            ? "配送会社で荷物が作成され、送り状がある可能性があるため、店舗は変更できません。先にその荷物を開梱してください。"
            : refusal === "ADDRESS_OF_STORE"
              ? "この注文はコンビニ受取のため、住所は店舗のものです。「店舗を変更」で変更してください。"
              : state === null
                ? "現在の注文状況では、この操作はできません。"
                : stateOf === "PARCEL"
                  ? `荷物の状況が「${state}」のため、この操作はできません。`
                  : stateOf === "PAYMENT"
                    ? `支払状況が「${state}」のため、この操作はできません。`
                    : `注文状況が「${state}」のため、この操作はできません。`,
    PRODUCT_NOT_ON_SALE: ({ products }) =>
      products === null
        ? "現在販売していない商品があります。カートから削除してください。"
        : `現在販売していません：${products}。カートから削除してください。`,
    DELIVERY_DATE_NOT_ALLOWED: () => "この日時は選択できません。受付期間内の営業日をお選びください。",
    PAYMENT_METHOD_NOT_OFFERED: () => "ご利用いただける支払い方法をお選びください。",
    BANK_CODE_REQUIRED: () => "銀行振込の場合は、備考の先頭に振込元口座番号の下5桁をご記入ください。",
    STORE_ALREADY_EXISTS: () => "店舗情報は 1 件のみ登録できます。既存の情報を編集してください。",
    CUSTOMER_BLOCKED: () => "現在、ご注文・ご予約を承ることができません。店舗までお問い合わせください。",
    SHIPPING_METHOD_NOT_OFFERED: () => "このご注文でご利用いただける配送方法をお選びください。",
    SHIPPING_SLOT_NOT_AVAILABLE: () =>
      "この時間帯は空きがなくなったか、受付を終了しました。別の時間帯をお選びください。",
    ORDER_LIMIT: ({ limit }) =>
      limit === null
        ? "お支払い前のご注文が上限に達しています。いずれかのお支払いを済ませるか、店舗までお問い合わせください。"
        : `お支払い前のご注文がすでに ${limit.most} 件あり、上限に達しています。いずれかのお支払いを済ませるか、店舗までお問い合わせください。`,
    PURCHASE_LIMIT: ({ purchaseLimit, products }) =>
      purchaseLimit === null
        ? "ご購入いただける数を超えています。数量を減らしてください。"
        : `${products === null ? "" : `${products}：`}${purchaseLimit.of === "PER_ORDER" ? "1 回のご注文" : "お一人様"} ${purchaseLimit.most} 点までです。今回ご注文いただけるのは ${purchaseLimit.left} 点です。`,
    PRE_ORDER_CHANGED: ({ preOrders }) =>
      preOrders === null
        ? "ご注文のうち予約となる商品が変わりました。ご確認のうえ、もう一度ご注文ください。"
        : `ご注文のうち予約となる商品が変わりました：${preOrders}。ご確認のうえ、もう一度ご注文ください。`,
    SLOT_TAKEN: ({ alternatives }) =>
      `この時間はすでに予約されています。別の時間をお選びください。${instead(alternatives)}`,
    STAFF_NOT_AVAILABLE: ({ reason, alternatives }) =>
      `この時間は担当者が対応できません${because(reason)}。別の時間または担当者をお選びください。${instead(alternatives)}`,
    APPOINTMENT_STATE_FORBIDS: ({ state }) =>
      state === null
        ? "現在の予約状況では、この操作はできません。"
        : `予約状況が「${state}」のため、この操作はできません。`,
    OUTSIDE_BOOKING_WINDOW: ({ reason, alternatives }) =>
      `この時間は予約を受け付けていません${because(reason)}。別の時間をお選びください。${instead(alternatives)}`,
    SHIFT_HAS_APPOINTMENTS: ({ appointments }) =>
      appointments === null
        ? "この時間には予約が入っています。先に予約を調整してください。"
        : `この時間には予約が入っています：${appointments}。先に予約を調整してください。`,
    BOOKING_LIMIT: ({ limit }) =>
      limit === null
        ? "ご予約が上限に達しています。いずれかをキャンセルするか、店舗までお問い合わせください。"
        : limit.isOverlap
          ? `同じ時間帯にお取りいただけるご予約は ${limit.most} 件までです。別の時間を選ぶか、店舗までお問い合わせください。`
          : `これからのご予約がすでに ${limit.most} 件あり、上限に達しています。いずれかのご来店後に改めてご予約いただくか、いずれかをキャンセルするか、店舗までお問い合わせください。`,
    INTERNAL: () => "システムエラーが発生しました。しばらくしてからもう一度お試しください。",
    LINE_UNAVAILABLE: () => "現在 LINE に接続できません。しばらくしてからもう一度お試しください。",
    LINE_QUOTA_EXHAUSTED: ({ messages }) =>
      messages === null
        ? "今月の LINE メッセージの送信上限に達しました。"
        : `今月の LINE メッセージの残りが足りません。必要数は ${messages.need} 通、残りは ${messages.left} 通です。`,
    QUEUE_FULL: ({ seconds }) =>
      seconds === null
        ? "現在、処理待ちのアップロードが多いため、このファイルは受け付けられませんでした。しばらくしてからもう一度お試しください。"
        : `現在、処理待ちのアップロードが多いため、このファイルは受け付けられませんでした。${seconds} 秒後にもう一度お試しください。`,
    OUTCOME_UNKNOWN: () =>
      "処理は完了している可能性がありますが、結果を確認できませんでした。もう一度行う前に一覧をご確認ください。同じキーでの再試行は安全です。",
  },
};

export const jaServer: ServerWording = {
  notification: {
    title: {
      ORDER_RECEIVED: "ご注文を承りました",
      ORDER_ADVANCED: "ご注文の状況が更新されました",
      ORDER_CANCELLED: "ご注文はキャンセルされました",
      PAYMENT_DUE: "お支払い期限が近づいています",
      PAYMENT_RECORDED: "お支払いを確認しました",
      REFUND_RECORDED: "返金の手続きが完了しました",
      PARCEL_SHIPPED: "お荷物を発送しました",
      APPOINTMENT_REQUESTED: "ご予約を承りました（確認待ち）",
      APPOINTMENT_CONFIRMED: "ご予約が確定しました",
      APPOINTMENT_MOVED: "ご予約の日時が変更されました",
      APPOINTMENT_CANCELLED: "ご予約はキャンセルされました",
      APPOINTMENT_REMINDER: "明日のご予約のお知らせ",
    },
    order: "ご注文",
    appointment: "ご予約",
    state: "状況",
    payment: "お支払い",
    tracking: "お問い合わせ番号",
    product: "商品",
    backInStock: "商品が再入荷しました",
    items: "商品",
    total: "合計",
    received: "お支払い済み",
    outstanding: "残額",
    refunded: "返金額",
    payUntil: "お支払い期限",
    reason: "理由",
    expired: "期限までにお支払いが確認できませんでした",
    time: "日時",
    services: "メニュー",
    staff: "担当者",
    times: (name, quantity) => `${name} × ${quantity}`,
    preOrder: (day) => `予約商品（入荷予定日：${day}）`,
    more: (count) => `ほか ${count} 点`,
    paid: "振り込みました",
    paidOrder: (order) => `ご注文 #${order} を振り込みました`,
    changeTime: "日時を変更",
    changeTimeOf: (appointment) => `ご予約 #${appointment} の日時を変更`,
    cancel: "予約をキャンセル",
    cancelOf: (appointment) => `ご予約 #${appointment} をキャンセル`,
    openOrder: "ご注文を見る",
    openAppointment: "ご予約を見る",
  },
  chat: {
    order: ({ number, state, payment, total }) =>
      `ご注文 #${number}\n状況：${state}\nお支払い：${payment}\n合計：${total}`,
    noOrder: "進行中のご注文はありません。",
    appointment: ({ at, services, state }) => `次回のご予約：${at}\n${services}\n状況：${state}`,
    noAppointment: "今後のご予約はありません。",
    openOn: "営業日：",
    address: "住所：",
    noHours: "営業時間はまだ登録されていません。",
    help: "ご注文の状況、次回のご予約、営業時間をご案内します。下のボタンを押してください。",
    ask: { ORDER_STATUS: "注文の状況", NEXT_APPOINTMENT: "次回の予約", OPENING_HOURS: "営業時間" },
  },
  chatAction: {
    askDigits: (order, total) =>
      `お振込元の口座番号の下5桁を入力してください（ご注文 #${order}、合計 ${total}）。`,
    notFive: "下5桁の数字を入力してください。",
    enterDigits: "下5桁を入力",
    whichOrder: "どのご注文のお振込みですか？",
    noOrderToPay: "お振込み待ちのご注文はありません。",
    paymentSaid: (order, digits) =>
      `店舗に通知しました：ご注文 #${order} お振込み済み、下5桁 ${digits}。店舗の確認をお待ちください。訂正するには、もう一度入力してください。`,
    times: (appointment, at) =>
      `ご予約 #${appointment} は現在 ${at} です。新しい日時をお選びください。変更後、店舗が改めて確認します。`,
    noTimes: "現在、ほかに空いている時間はありません。",
    appointment: ({ number, at, services, state }) => `ご予約 #${number}：${at}\n${services}\n状況：${state}`,
    askCancel: (at, services) => `このご予約をキャンセルしますか？\n${at}\n${services}`,
    cancelNow: "キャンセルする",
    keep: "予約を残す",
    cancelled: (appointment, at) => `ご予約 #${appointment}（${at}）はキャンセルされました。`,
    changed:
      "このご予約の内容が変更されたため、操作は行われませんでした。現在の内容をご確認のうえ、もう一度お試しください。",
    tooLate: (until) => `変更・キャンセルの期限（${until}）を過ぎました。店舗に直接ご連絡ください。`,
  },
  lastFiveDigits: "下5桁",
  buyNow: "今すぐ購入",
  appointmentTemplate: {
    appointments: "予約",
    explanation: "記入方法",
    column: "列",
    meaning: "内容",
    example: "例",
    columns: {
      customer_name: "お客様のお名前（必須）",
      customer_phone: "お客様の電話番号（必須）",
      start_time: "開始日時（必須）。店舗の時刻で、Excel の日時、または YYYY-MM-DD HH:mm、YYYY/MM/DD HH:mm",
      services: "メニューの名称（必須）。複数はセミコロン区切りで、順に続けて行います",
      staff:
        "担当者の名前。一人だけの場合はすべてを担当。複数はメニューの順にセミコロン区切り。空欄は指名なし",
      remark: "備考",
    },
    rules: [
      "最初のシートに記入してください。1 行目の列名は残し、1 行に 1 件、5,000 行までです。",
      "エラーのある行が 1 行でもあると、エラーのない行だけのインポートを選ばない限り、何もインポートされません。インポートした予約は確認待ちになります。",
    ],
    service: "メニュー",
    minutes: "分",
    staffMember: "担当者",
    offers: "提供するメニュー",
    customer: "山田花子",
    remark: "初めてのご来店",
  },
  importHeadings: {
    product: {
      name: "名称",
      code: "コード",
      description: "説明",
      price: "価格",
      stock: "在庫",
      top_pick: "おすすめ",
      state: "状態",
      types: "商品カテゴリー",
      keywords: "キーワード",
      low_stock_level: "在庫僅少の基準",
      max_per_order: "1 注文の購入上限",
      max_per_customer: "お一人様の購入上限",
      pre_order_cap: "予約の上限",
      pre_order_day: "入荷予定日",
      quantity_step: "数量の単位",
      variant_of: "親商品",
      option_values: "オプションの値",
      currency: "通貨",
    },
    appointment: {
      customer_name: "お客様のお名前",
      customer_phone: "電話番号",
      start_time: "開始日時",
      services: "メニュー",
      staff: "担当者",
      remark: "備考",
    },
  },
  exportFile: {
    appointment: {
      number: "予約番号",
      customerName: "お客様",
      customerPhone: "電話番号",
      startsAt: "開始",
      endsAt: "終了",
      services: "メニュー",
      staff: "担当者",
      price: "料金",
      state: "状況",
      outcome: "来店結果",
      cancelledBy: "直前キャンセルした人",
      source: "予約経路",
      note: "備考",
      createdAt: "作成日時",
      currency: "通貨",
    },
    walkIn: "ご来店",
    customer: {
      number: "お客様番号",
      name: "名前",
      phone: "電話番号",
      note: "備考",
      tags: "タグ",
      state: "状態",
      blockNote: "ブロックの理由",
      reach: "LINEの友だち",
      discounts: "割引",
      spent: "お支払い合計",
      orders: "注文数",
      visits: "来店回数",
      noShows: "無断キャンセル",
      lateCancellations: "直前キャンセル",
      firstContactAt: "初回",
      lastContactAt: "最終",
      currency: "通貨",
      spentOtherwise: "ほかの通貨のお支払い",
    },
    blocked: "ブロック中",
    reach: {
      FRIEND: "友だち",
      NOT_FRIEND: "友だちではない",
      UNKNOWN: "まだ分かりません",
      NO_LINE: "LINEなし",
    },
    staffHours: {
      day: "日付",
      number: "スタッフ番号",
      name: "スタッフ",
      shifts: "シフト",
      shiftHours: "シフト時間",
      absenceHours: "不在時間",
      workingHours: "勤務時間",
      bookings: "予約件数",
      bookedHours: "予約時間",
    },
  },
  protocolFault: {
    malformed: "リクエストの本文が正しい JSON ではありません。",
    notFound: "このパスはありません。",
    wrongMethod: "このパスではそのメソッドを使えません。",
    tooLarge: "リクエストの本文が大きすぎます。",
    wrongType: "リクエストの本文は JSON（application/json）にしてください。",
    notReady: "システムが一時的に応答できません。しばらくしてからもう一度お試しください。",
  },
  inRow: (row, text) => `${row} 行目：${text}`,
};
