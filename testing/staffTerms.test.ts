import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** The texts that staff read: the console's catalog and the wording that it shares with the server. */
const textsOf = (catalog: string) =>
  ["web-admin/src/language/catalogs", "web-admin/src/language/catalogs/first", "schema/src/wording"]
    .map((folder) => readFileSync(`${ROOT}${folder}/${catalog}.ts`, "utf8"))
    .join("\n")
    .split("\n")
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line));

/** One term per concept and language: the words that other drafts used for it, with the term to use instead. */
const TERMS: Record<string, [wrong: RegExp, right: string][]> = {
  en: [
    [/LINE customers?/i, "Customer"],
    [/\bturn(?:ed)? down\b|\breject(?:ed)?\b(?![:A-Z]| =|Label|Question)/i, "Decline"],
    [/\bcall(?:ed)? off\b|\btake (?:it )?back\b/i, "Cancel"],
    [/"Of"/, "Range"],
    [/\borderer/i, "Buyer"],
    [/"Receiver\b|and receiver\b/, "Recipient"],
    [/"Remark/, "Note"],
    [/\bpredicted\b/i, "Requested"],
    [/\b(?:some|no)body\b/i, "Someone, no one"],
    [/cannot be had|can be had/i, "Not available"],
    [/"Coupons?\b/, "Discount"],
    [/\bcancelled\b(?!:)/i, "Canceled"],
    [/["`][^"`$]*(?<!not a )\bpictures?\b/i, "Image"],
    [/\bstylist/i, "Staff member"],
    [/"Organis/, "Organization"],
    [/\be\.g\./, "for example"],
    // A font for Chinese, which is the first one on some systems, draws the other apostrophe a whole character wide.
    [/’/, "'"],
  ],
  zhHant: [
    [/LINE 顧客/, "顧客"],
    [/客戶/, "顧客"],
    [/整車|全車|每車/, "全單"],
    [/優惠券/, "折扣"],
    [/臨時休業/, "店休"],
    [/交貨/, "送達"],
    [/待審核/, "待確認"],
    [/轉帳/, "匯款"],
    [/拒絕(?!。|,|")/, "婉拒"],
    [/店員/, "員工"],
    [/店鋪/, "商店"],
    [/日曆/, "行事曆"],
    [/請假/, "休假"],
    [/商品類型/, "商品類別"],
    [/檢視(?:明細|訂單|預約|差異|大圖|顧客|商品)/, "查看"],
  ],
  ja: [
    [/LINE ?の?お客様/, "お客様"],
    [/シフト区分/, "シフトパターン"],
    [/商品の種類/, "商品カテゴリー"],
    [/却下/, "お断り"],
    [/LINE の/, "LINEの"],
    [/お客さま|顧客/, "お客様"],
    [/お店/, "店舗"],
    [/サービス別/, "メニュー別"],
  ],
  th: [
    [/ลูกค้า LINE/, "ลูกค้า"],
    [/ไม่รับการจอง/, "ปฏิเสธ"],
    [/คูปอง/, "ส่วนลด"],
    [/นัดหมาย/, "การจอง"],
    [/โปรด/, "กรุณา"],
    [/ตัวเลือกย่อย|แบบสินค้า/, "ตัวเลือกสินค้า"],
    [/สั่งจอง/, "พรีออเดอร์"],
    [/ประเภทสินค้า/, "หมวดหมู่สินค้า"],
    [/ตรวจนับ/, "นับสต็อก"],
    [/ระดับใกล้หมด/, "เกณฑ์สินค้าใกล้หมด"],
    [/ผู้ขนส่ง/, "บริษัทขนส่ง"],
    [/แกะพัสดุ/, "ยกเลิกการแพ็ก"],
    [/ทำเครื่องหมายว่า/, "บันทึกว่า"],
    [/ผู้ดูแล(?!ระบบ)/, "ผู้ดูแลระบบ"],
    [/ผลการนัด|ผลการมา(?!ตามนัด)/, "ผลการมาตามนัด"],
    [/เก็บ(?:การจอง|คำสั่งซื้อ)ไว้/, "ไม่ยกเลิก"],
    // วันทำการ are the days on which banks work, which a shop need not share.
    [/วันทำการ/, "วันเปิดร้าน"],
    // วันนี้ is read as today.
    [/เลือกวันนี้ไม่ได้/, "เลือกวันที่นี้ไม่ได้"],
    [/หมายเลขโทรศัพท์/, "เบอร์โทร, เบอร์โทรศัพท์"],
    [/ที่อยู่(?: https|เต็ม|แบบ)/, "URL"],
    [/สภาพแวดล้อม/, "โหมด"],
    [/แชต/, "แชท"],
    [/ต้องการ[^"`]*หรือไม่|ใช่หรือไม่/, "ใช่ไหม"],
  ],
};

describe.each(Object.entries(TERMS))("the terms of staff in %s", (catalog, terms) => {
  it.each(terms)("do not use %s (write %s)", (wrong) => {
    expect(textsOf(catalog).filter((line) => wrong.test(line))).toEqual([]);
  });
});
