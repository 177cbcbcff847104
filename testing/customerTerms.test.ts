import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const CATALOGS = fileURLToPath(new URL("../web-liff/src/language/catalogs/", import.meta.url));

const linesOf = (catalog: string) => readFileSync(`${CATALOGS}${catalog}.ts`, "utf8").split("\n");

/** The words that earlier texts of the customers' pages used, each with the better term. */
const TERMS: Record<string, [wrong: RegExp, right: string][]> = {
  en: [
    [/\babnormal\b/i, "We couldn't complete this"],
    [/customer service/i, "the salon, the shop"],
    [/Still needed/, "Please complete"],
    [/\b(?:some|no|any)body\b/i, "someone, no one, anyone"],
    [/The shop knows/, "Thanks, we've told the shop"],
    [/"Together"/, "Subtotal"],
    [/"(?:Less|More) of\b/, "Decrease or increase quantity"],
    [/"Every state"/, "All statuses"],
    [/\b(?:General|Named) booking\b/i, "Any stylist, Choose a stylist"],
    [/"By whom"|"Takes"/, "With, Duration"],
    [/\bbinding\b|will not be ordered/, "You're placing an order, not included"],
    [/recipient is me/i, "I am the recipient"],
    [/left the shop/, "No longer available"],
    [/You said that/, "Payment reported"],
    [/"Key"/, "Legend"],
    [/Month before/, "Previous month"],
    [/welcome any ?time/i, "Closed"],
    [/time to pay/i, "payment deadline"],
    [/no longer from|\bon, “/, "fewer than, does not apply to"],
    [/"Withdraw\b/, "Cancel"],
    [/\bcancelled\b(?!:)/i, "Canceled"],
  ],
  zhHant: [
    [/待審核/, "等待店家確認"],
    [/[全整每]車/, "全館"],
    [/一般預約|指定預約/, "不指定人員、指定人員"],
    [/收件人與訂購人相同/, "取貨人是我、收件人是我"],
    [/確認訂購/, "確認訂單"],
    [/這裡出了一點問題/, "發生錯誤"],
    [/隨時可以預約/, "公休"],
    [/客戶/, "顧客"],
  ],
  ja: [
    [/点から/, "点以上"],
    [/予約確認/, "マイ予約"],
    [/対応なし/, "対応不可"],
    [/下五桁/, "下5桁"],
    [/解放され/, "枠が空き"],
    [/お時間をお取り/, "ご予約が確定しました"],
    [/進み具合/, "ご注文状況"],
    [/ご予約可能期間/, "ご注文可能期間"],
    [/カスタマーサービス/, "店舗"],
    [/配送いたします/, "配送対応"],
    [/本日定休日/, "本日は定休日"],
    [/印のついた/, "赤色の"],
  ],
  th: [
    [/ฝ่ายบริการลูกค้า/, "ร้าน"],
    [/โปรด/, "กรุณา"],
    [/โปรโมชั่น/, "โปรโมชัน"],
    [/สั่งจอง/, "พรีออเดอร์"],
    [/เลือกแบบ|แบบนี้/, "ตัวเลือกสินค้า"],
    [/"จองเวลา"/, "จองคิว"],
    [/จองทั่วไป|(?<!ไม่)ระบุพนักงาน/, "ไม่ระบุพนักงาน, เลือกพนักงาน"],
    [/เก็บ(?:การจอง|คำสั่งซื้อ)ไว้/, "ไม่ยกเลิก"],
    // วันนี้ is read as today.
    [/เลือกวันนี้ไม่ได้|วันนี้ไม่มีการจอง/, "วันที่นี้, วันที่เลือก"],
    [/(?:เบอร์|หมายเลข)โทรศัพท์/, "เบอร์โทร"],
  ],
};

/** A sentence that the specification quotes. */
const QUOTED = "Booking abnormal, please contact customer service";

describe.each(Object.entries(TERMS))("the customers' texts in %s", (catalog, terms) => {
  it.each(terms)("do not use %s (write %s)", (wrong) => {
    expect(linesOf(catalog).filter((line) => wrong.test(line) && !line.includes(QUOTED))).toEqual([]);
  });
});
