import type { Wording } from "./words.ts";

/** "3 件目の「price」", and what is left of it when row or field is not known. */
function place(row: number | null, field: string | null): string {
  const parts = [row === null ? null : `${row} 件目`, field === null ? null : `「${field}」`];
  return parts.filter((part) => part !== null).join("の");
}

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
    ADVANCE: "次の状態へ進める",
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
  orderSource: {
    ROBOT: "チャットボット",
    SHOPPING_PLATFORM: "オンラインストア",
    MANUAL: "手動入力",
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
  appointmentAction: {
    CONFIRM: "予約を確定",
    REJECT: "予約を断る",
    CANCEL: "予約をキャンセル",
    RESCHEDULE: "予約の日時を変更",
    EDIT: "予約を編集",
    DELETE: "予約を削除",
  },
  slotRefusal: {
    PAST: "過ぎた時間",
    OUTSIDE_WINDOW: "予約受付の時間外",
    NO_SHIFT: "シフトなし",
    NOT_OPEN_TO_CUSTOMERS: "予約受付前",
    CLOSED: "休業",
    TIME_OFF: "休暇中",
    LACKS_SERVICE: "このサービスは対応不可",
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
  thing: {
    Appointment: "予約",
    AppointmentItem: "予約項目",
    Customer: "顧客",
    Discount: "割引",
    Image: "画像",
    Order: "注文",
    OrderLine: "注文商品",
    Product: "商品",
    ProductType: "商品カテゴリー",
    Service: "サービス",
    ShiftAssignment: "シフト",
    ShiftTemplate: "シフト区分",
    StaffMember: "スタッフ",
    StaffTimeOff: "休暇",
    StoreClosure: "休業日",
    Store: "店舗情報",
  },
  listSeparator: "、",
  price: (name, price) => `${name} ${price}`,
  claim: {
    RUNNING: "同じリクエストを処理中です。しばらくしてからもう一度お試しください。",
    LOST: "このリクエストはすでに実行されましたが、結果は残っていません。再送信する前にデータをご確認ください。",
  },
  file: {
    WRONG_TYPE: ({ types }) => `（${types.join(" または ")}）を選択してください。別の種類のファイルです。`,
    TOO_LARGE: ({ megabytes }) => `ファイルが大きすぎて読み取れません（${megabytes} MB まで）。`,
    TOO_MANY_ROWS: ({ rows }) => `行が多すぎます。見出しの下に ${rows} 行までです。`,
    UNREADABLE: () => "このファイルは読み取れません。壊れているか、パスワードで保護されています。",
    WRONG_HEADER: ({ columns }) => `1 行目は列の名前にしてください。それぞれ一度だけです：${columns}。`,
  },
  picture: {
    NOT_A_PICTURE: () => "は PNG、JPEG、WebP、GIF の画像ではありません。",
    BROKEN: () => "の画像が壊れていて開けません。",
    TOO_MANY_BYTES: ({ bytes }) =>
      `の画像が ${bytes} バイトを超えています。小さくしてもう一度お試しください。`,
    TOO_MANY_PIXELS: ({ megapixels }) =>
      `の画像が ${megapixels} メガピクセル（幅 × 高さ）を超えています。小さくしてもう一度お試しください。`,
  },
  errors: {
    UNAUTHENTICATED: () => "先にログインしてください。",
    FORBIDDEN: ({ scopes }) =>
      scopes === null
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
      "このログイン方法は現在利用できません。ユーザー名とパスワードでログインしてください。",
    INVALID_INPUT: ({ row, field, file, picture }) =>
      file ??
      (picture !== null
        ? `${place(row, field)}${picture}`
        : row === null && field === null
          ? "入力内容が正しくありません。ご確認のうえ、もう一度お試しください。"
          : `${place(row, field)}の内容が正しくありません。修正してもう一度お試しください。`),
    NOT_FOUND: ({ thing }) => `${thing ?? "データ"}が見つかりません。削除された可能性があります。`,
    CONFLICT: ({ thing, field, claim }) =>
      claim ??
      (field === null
        ? `この${thing ?? "データ"}はほかの人によって変更されました。再読み込みしてからもう一度お試しください。`
        : `「${field}」は別の内容ですでに使用されています。新しい値でもう一度お試しください。`),
    ALREADY_EXISTS: ({ thing, field }) =>
      `同じ${thing ?? "データ"}がすでに存在します。${field === null ? "内容" : `「${field}」`}を変更してください。`,
    IN_USE: ({ thing, field }) =>
      `この${thing ?? "データ"}は使用中のため、${field === null ? "削除" : `「${field}」を変更`}できません。`,
    OUT_OF_STOCK: ({ products }) =>
      products === null
        ? "在庫が不足しています。数量を減らしてください。"
        : `在庫が不足しています：${products}。数量を減らすか、商品を削除してください。`,
    PRICE_CHANGED: ({ prices }) =>
      prices === null
        ? "価格が変更されました。カートをもう一度ご確認ください。"
        : `価格が変更されました。現在の価格：${prices}。ご確認のうえ、もう一度ご注文ください。`,
    ORDER_STATE_FORBIDS: ({ state }) =>
      state === null
        ? "注文の現在の状態では、この操作はできません。"
        : `注文の状態が「${state}」のため、この操作はできません。`,
    PRODUCT_NOT_ON_SALE: ({ products }) =>
      products === null
        ? "現在販売していない商品があります。カートから削除してください。"
        : `現在販売していません：${products}。カートから削除してください。`,
    DELIVERY_DATE_NOT_ALLOWED: () => "この日時は選択できません。受付期間内の営業日をお選びください。",
    PAYMENT_METHOD_NOT_OFFERED: () => "ご利用いただける支払い方法をお選びください。",
    BANK_CODE_REQUIRED: () => "銀行振込の場合は、備考の先頭に振込元口座番号の下 5 桁をご記入ください。",
    STORE_ALREADY_EXISTS: () => "店舗情報は 1 件のみ登録できます。既存の情報を編集してください。",
    CUSTOMER_BLOCKED: () => "現在、ご注文・ご予約を承ることができません。店舗までお問い合わせください。",
    SLOT_TAKEN: ({ alternatives }) =>
      `この時間はすでに予約されています。別の時間をお選びください。${instead(alternatives)}`,
    STAFF_NOT_AVAILABLE: ({ reason, alternatives }) =>
      `この時間は担当スタッフが対応できません${because(reason)}。別の時間またはスタッフをお選びください。${instead(alternatives)}`,
    APPOINTMENT_STATE_FORBIDS: ({ state }) =>
      state === null
        ? "予約の現在の状態では、この操作はできません。"
        : `予約の状態が「${state}」のため、この操作はできません。`,
    OUTSIDE_BOOKING_WINDOW: ({ reason, alternatives }) =>
      `この時間は予約を受け付けていません${because(reason)}。別の時間をお選びください。${instead(alternatives)}`,
    SHIFT_HAS_APPOINTMENTS: ({ appointments }) =>
      appointments === null
        ? "この時間には予約が入っています。先に予約を調整してください。"
        : `この時間には予約が入っています：${appointments}。先に予約を調整してください。`,
    INTERNAL: () => "システムエラーが発生しました。しばらくしてからもう一度お試しください。",
    LINE_UNAVAILABLE: () => "現在 LINE に接続できません。しばらくしてからもう一度お試しください。",
    LINE_QUOTA_EXHAUSTED: ({ messages }) =>
      messages === null
        ? "今月の LINE メッセージの送信上限に達しました。"
        : `今月の LINE メッセージの残りが足りません。必要数は ${messages.need} 通、残りは ${messages.left} 通です。`,
  },
};
