import type { AppointmentColumn } from "@machiya/schema/domain/appointmentImport";
import type { Language } from "@machiya/schema/domain/language";

interface TemplateWords {
  /** Names of the sheets; at most 31 characters. */
  appointments: string;
  explanation: string;
  /** Above what explains the columns. */
  column: string;
  meaning: string;
  example: string;
  columns: Record<AppointmentColumn, string>;
  rules: readonly string[];
  service: string;
  minutes: string;
  staffMember: string;
  offers: string;
  customer: string;
  remark: string;
}

/** What the template for appointments says; the headers themselves are in no language. */
export const TEMPLATE_WORDS: Record<Language, TemplateWords> = {
  cn: {
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
      "只要有一列有問題，全部都不會寫入。匯入的預約為待確認。",
    ],
    service: "服務項目",
    minutes: "分鐘",
    staffMember: "服務人員",
    offers: "提供的服務",
    customer: "王小明",
    remark: "第一次來",
  },
  en: {
    appointments: "Appointments",
    explanation: "How to fill it in",
    column: "Column",
    meaning: "What goes in it",
    example: "Example",
    columns: {
      customer_name: "The customer's name (needed)",
      customer_phone: "Their phone number (needed)",
      start_time:
        "When it begins, by the store's clock (needed): a date and time of Excel, or YYYY-MM-DD HH:mm, or YYYY/MM/DD HH:mm",
      services: "Names of services (needed); a semicolon between them, one follows the other",
      staff:
        "Names of staff: one alone does all services; otherwise in the order of the services, a semicolon between them; empty: not specified",
      remark: "A remark",
    },
    rules: [
      "Fill in the first sheet. Leave the column names in its first row; every row is an appointment, at most 5,000 of them.",
      "While a row has a problem, none is imported. Imported appointments wait for review.",
    ],
    service: "Service",
    minutes: "Minutes",
    staffMember: "Staff",
    offers: "Services offered",
    customer: "Wang Xiaoming",
    remark: "First visit",
  },
  jp: {
    appointments: "予約",
    explanation: "記入方法",
    column: "列",
    meaning: "内容",
    example: "例",
    columns: {
      customer_name: "お客様のお名前（必須）",
      customer_phone: "お客様の電話番号（必須）",
      start_time: "開始日時（必須）。店舗の時刻で、Excel の日時、または YYYY-MM-DD HH:mm、YYYY/MM/DD HH:mm",
      services: "サービスの名称（必須）。複数はセミコロン区切りで、順に続けて行います",
      staff:
        "担当者の名前。一人だけの場合はすべてを担当。複数はサービスの順にセミコロン区切り。空欄は指名なし",
      remark: "備考",
    },
    rules: [
      "最初のシートに記入してください。1 行目の列名は残し、1 行に 1 件、5,000 行までです。",
      "問題のある行が一つでもあると、何も取り込みません。取り込んだ予約は確認待ちになります。",
    ],
    service: "サービス",
    minutes: "分",
    staffMember: "担当者",
    offers: "提供するサービス",
    customer: "山田花子",
    remark: "初めてのご来店",
  },
};
