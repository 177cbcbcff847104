import type { FieldRule } from "../domain/fieldRule.ts";
import type { ServerWording } from "./serverWords.ts";
import type { Wording } from "./words.ts";

/** Formats "“price” ในแถวที่ 3", or the part that is known. */
function place(row: number | null, field: string | null): string {
  const what = field === null ? "ข้อมูล" : `“${field}”`;
  return row === null ? what : `${what} ในแถวที่ ${row}`;
}

/** Formats bounds such as "5 ถึง 480". */
function span({ min, max }: FieldRule): string | null {
  if (min !== undefined && max !== undefined) return `${min} ถึง ${max}`;
  if (max !== undefined) return `ไม่เกิน ${max}`;
  return min === undefined ? null : `อย่างน้อย ${min}`;
}

const UNITS = { MINUTES: "นาที", DAYS: "วัน" };

/** Formats bounds with their unit, such as "5 ถึง 480 นาที". */
function measure(rule: FieldRule): string | null {
  const bounds = span(rule);
  return bounds === null || rule.unit === undefined ? bounds : `${bounds} ${UNITS[rule.unit]}`;
}

/** Formats the other fields of a rule. */
const others = ({ fields = [] }: FieldRule) => fields.map((field) => `“${field}”`).join(", ");

const rules: Record<FieldRule["kind"], (rule: FieldRule) => string> = {
  TEXT: (rule) =>
    rule.min === 1 && rule.max === undefined
      ? "ต้องไม่เว้นว่าง"
      : span(rule) === null
        ? "ข้อความที่ไม่มีอักขระ U+0000"
        : `${span(rule)} ตัวอักษร`,
  LETTERS: () => "ใช้ได้เฉพาะ a ถึง z",
  DIGITS: () => "ใช้ได้เฉพาะตัวเลข",
  ASCII: (rule) => `อักขระ ASCII ที่มองเห็นได้ ${span(rule)} ตัว`,
  EMAIL: () => "ที่อยู่อีเมล",
  URL: () => "URL แบบ https ที่เข้าถึงได้จากอินเทอร์เน็ต",
  TIME_ZONE: () => "เขตเวลา IANA เช่น Asia/Taipei",
  LINE_USER_ID: () => "U ตามด้วยเลขฐานสิบหก 32 หลัก",
  CURSOR: () => "เคอร์เซอร์ของรายการนี้",
  PHONE: () => "เบอร์โทรศัพท์ 8 ถึง 15 หลัก",
  MOBILE_PHONE: () => "เบอร์มือถือไต้หวัน เช่น 0912345678",
  CARRIER_NAME: () => "ชื่อที่มีอักษรจีน 2 ถึง 5 ตัว หรือตัวอักษรอื่น 4 ถึง 10 ตัว",
  LINE_ACCOUNT: () => "LINE ID เช่น @shop หรือลิงก์ line.me หรือ lin.ee",
  BANK_CODE: () => "ตัวอักษรภาษาอังกฤษหรือตัวเลข 3 ถึง 11 ตัว เช่น 004",
  WEB_LINK: () => "ลิงก์ที่ขึ้นต้นด้วย https://",
  DATE: () => "วันเวลาพร้อมเขตเวลา เช่น 2026-12-01T10:00:00+08:00",
  DAY: () => "วันที่ เช่น 2026-12-01",
  DAY_OR_TIME: () => "วันที่ เช่น 2026-12-01 หรือวันเวลาพร้อมเขตเวลา เช่น 2026-12-01T10:00:00+08:00",
  WHOLE_PHONE: () => "เบอร์โทรศัพท์ที่มี 0 นำหน้า (โปรแกรมตารางอาจลบออก) หรือขึ้นต้นด้วย + และรหัสประเทศ",
  READABLE: () => "ข้อความที่อ่านได้ ช่องนี้มีอักขระที่อ่านไม่ได้หรือสูตรที่ผิดพลาด",
  LOCAL_TIME: () => "วันที่และเวลา เช่น 2026-12-01 10:00",
  TIME_OF_DAY: () => "เวลา เช่น 09:30",
  AFTER: (rule) => `ต้องอยู่หลัง ${others(rule)}${rule.max === undefined ? "" : ` ${measure(rule)}`}`,
  AHEAD: (rule) => `ต้องเป็นเวลาในอนาคต${rule.max === undefined ? "" : ` ${measure(rule)}`}`,
  NOT_AHEAD: () => "ต้องไม่เป็นเวลาในอนาคต",
  WHOLE_NUMBER: (rule) => measure(rule) ?? "จำนวนเต็ม",
  NUMBER: (rule) => span(rule) ?? "ตัวเลข",
  POSITIVE: () => "ต้องมากกว่า 0",
  MULTIPLE: ({ of = "" }) => `ต้องเป็นพหุคูณของ ${of}`,
  DECIMAL: ({ max = 5 }) => `ตัวเลขที่มีจำนวนเต็มไม่เกิน 12 หลักและทศนิยมไม่เกิน ${max} ตำแหน่ง`,
  BOOLEAN: () => "true หรือ false",
  OBJECT: () => "ออบเจกต์ JSON",
  FORMAT: () => "ค่าตามรูปแบบในเอกสาร",
  CHOICE: ({ choices = [] }) => `หนึ่งใน ${choices.join(", ")}`,
  LIST: (rule) => (span(rule) === null ? "รายการ" : `${span(rule)} รายการ`),
  UNIQUE: () => "รายการเดียวกันต้องไม่ซ้ำ",
  NO_COMMA: () => "ต้องไม่มีเครื่องหมายจุลภาค (,)",
  SPANS: (rule) => `${span(rule)} รายการ โดยเวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม และต้องไม่ทับซ้อนกัน`,
  KEEPS_ONE: () => "การจองต้องมีบริการอย่างน้อยหนึ่งรายการ",
  NAMES: () => "ชื่อที่คั่นด้วยเครื่องหมายเซมิโคลอน (;)",
  NAME_EACH: () => "หนึ่งชื่อสำหรับทุกบริการ หรือไม่เกินหนึ่งชื่อต่อบริการ",
  REQUIRED: () => "จำเป็นต้องระบุ",
  REQUIRES: (rule) => `ต้องกำหนด ${others(rule)} ก่อน`,
  MORE_THAN: (rule) => `ต้องมากกว่า ${others(rule)}`,
  SAME: (rule) => `ต้องตรงกับ ${others(rule)}`,
  DIFFERENT: () => "ต้องไม่ซ้ำกับค่าปัจจุบัน",
  ONE_OF: (rule) => `ต้องระบุเพียงหนึ่งใน ${others(rule)}`,
  SAME_LENGTH: (rule) => `จำนวนรายการต้องเท่ากับ ${others(rule)}`,
  ALONE: () => "ส่งพร้อมกับช่องอื่นไม่ได้",
  AUDIENCE: ({ choices = [] }) => `ใช้ได้เฉพาะส่วนลดสำหรับ ${choices.join(", ")}`,
  HTTPS_SHOP: () => "LINE แสดงรูปภาพเฉพาะเมื่อเว็บไซต์ของร้านใช้ https",
  VARIANT: () => "สินค้านี้มีตัวเลือก กรุณาระบุ ID ของตัวเลือกสินค้า",
  PER_VARIANT: () => "ต้องกำหนดที่ตัวเลือกสินค้าแต่ละรายการ",
  PER_PRODUCT: () => "ต้องกำหนดที่สินค้า ซึ่งใช้ร่วมกันทุกตัวเลือกสินค้า",
  FITTING_AMOUNTS: ({ max = 0, count = 0, choices = [] }) =>
    `ราคา ส่วนลด และค่าจัดส่งมีทศนิยมได้ไม่เกิน ${max} ตำแหน่ง มี ${count} รายการที่เกิน: ${choices.join(", ")}`,
};

function because(reason: string | null): string {
  return reason === null ? "" : ` (${reason})`;
}

function instead(alternatives: string | null): string {
  return alternatives === null ? "" : ` เวลาว่างที่ใกล้ที่สุด: ${alternatives}`;
}

export const th: Wording = {
  orderState: {
    ESTABLISHED: "คำสั่งซื้อใหม่",
    IN_ACTION: "กำลังดำเนินการ",
    WAITING: "รอส่งมอบ",
    COMPLETE: "เสร็จสิ้น",
    CANCELLED: "ยกเลิกแล้ว",
  },
  orderAction: {
    ADVANCE: "ไปสถานะถัดไป",
    CANCEL: "ยกเลิกคำสั่งซื้อ",
    DELETE: "ลบคำสั่งซื้อ",
    EDIT: "แก้ไขคำสั่งซื้อ",
    CHANGE_LINES: "เปลี่ยนรายการสินค้า",
  },
  paymentState: {
    UNPAID: "ยังไม่ชำระ",
    PAID: "ชำระแล้ว",
    PARTIALLY_PAID: "ชำระบางส่วน",
    REFUND_PENDING: "รอคืนเงิน",
    REFUNDED: "คืนเงินแล้ว",
    FAILED: "ชำระเงินไม่สำเร็จ",
  },
  paymentMethod: {
    NONE: "ยังไม่ได้เลือก",
    CARD: "บัตรเครดิต/เดบิต (ออนไลน์)",
    BANK_TRANSFER: "โอนเงินผ่านธนาคาร",
    PAY_AT_STORE: "ชำระที่ร้าน",
    CASH_ON_DELIVERY: "เก็บเงินปลายทาง",
    UNKNOWN: "ไม่ทราบวิธีชำระเงิน",
  },
  recordedByStaff: "พนักงานบันทึก",
  paymentKind: {
    CASH: "เงินสด",
    TRANSFER: "โอนเงินผ่านธนาคาร",
    COD: "เก็บเงินปลายทาง",
    CARD: "บัตรเครดิต/เดบิต",
    WALLET: "วอลเล็ต",
    CONVENIENCE_STORE: "ชำระที่ร้านสะดวกซื้อ",
    OTHER: "อื่น ๆ",
    PART: "บางส่วน (ไม่ทราบจำนวนเงิน)",
    ADJUSTMENT: "ปรับยอด",
  },
  paymentEntryState: {
    PENDING: "รอดำเนินการ",
    AUTHORIZED: "กันวงเงินแล้ว",
    CAPTURED: "รับเงินแล้ว",
    FAILED: "ไม่สำเร็จ",
    CANCELLED: "ยกเลิกแล้ว",
    EXPIRED: "หมดอายุ",
  },
  refundState: {
    PENDING: "รอคืนเงิน",
    DONE: "คืนเงินแล้ว",
    FAILED: "คืนเงินไม่สำเร็จ",
  },
  paymentField: {
    day: "วันที่",
    number: "เลขที่คำสั่งซื้อ",
    provider: "ผู้ให้บริการชำระเงิน",
    kind: "ประเภท",
    channel: "ช่องทางชำระเงิน",
    amount: "จำนวนเงิน",
    currency: "สกุลเงิน",
    fee: "ค่าธรรมเนียม",
    state: "สถานะ",
    reference: "เลขอ้างอิง",
  },
  shippingKind: {
    STORE_PICKUP: "รับที่ร้าน",
    HOME_DELIVERY: "จัดส่งถึงบ้าน",
    CONVENIENCE_STORE: "รับที่ร้านสะดวกซื้อ",
  },
  parcelState: { PACKED: "แพ็กแล้ว", SHIPPED: "จัดส่งแล้ว", DELIVERED: "ส่งถึงแล้ว", RETURNED: "ตีกลับ" },
  orderSource: {
    ROBOT: "แชทบอท",
    SHOPPING_PLATFORM: "ร้านค้าออนไลน์",
    MANUAL: "พนักงานบันทึก",
  },
  orderField: {
    number: "เลขที่คำสั่งซื้อ",
    buyerName: "ผู้สั่งซื้อ",
    buyerPhone: "เบอร์โทรผู้สั่งซื้อ",
    recipientName: "ผู้รับ",
    recipientPhone: "เบอร์โทรผู้รับ",
    address: "ที่อยู่",
    expectedDeliveryDate: "กำหนดส่งมอบ",
    deliveryDate: "ส่งมอบจริง",
    totalQuantity: "จำนวน",
    total: "ยอดรวม",
    subtotal: "ยอดก่อนส่วนลด",
    discountTotal: "ส่วนลดรวม",
    discountRecords: "ส่วนลด",
    shippingName: "วิธีจัดส่ง",
    shippingFee: "ค่าจัดส่ง",
    shippingSlot: "ช่วงเวลา",
    source: "ช่องทางสั่งซื้อ",
    paymentMethod: "วิธีชำระเงิน",
    paymentState: "สถานะการชำระเงิน",
    state: "สถานะคำสั่งซื้อ",
    note: "หมายเหตุ",
    createdAt: "วันที่สร้าง",
    items: "สินค้า",
  },
  productState: { DISABLED: "ปิดใช้งาน", ENABLED: "วางขาย", FROZEN: "พักการขาย" },
  discountKind: { PER_PRODUCT: "ต่อสินค้า", WHOLE_CART: "ทั้งตะกร้า" },
  discountAudience: { CUSTOMER: "ลูกค้าที่เลือก", PRODUCT: "สินค้าที่เลือก" },
  discountState: { DISABLED: "ปิดใช้งาน", ENABLED: "เปิดใช้งาน", FROZEN: "พักไว้" },
  staffRole: { ADMIN: "ผู้ดูแลระบบ", STAFF: "พนักงาน" },
  staffState: { DISABLED: "ปิดใช้งาน", IN_SERVICE: "ทำงานอยู่", DISMISSED: "พ้นสภาพพนักงาน" },
  shiftState: { PROPOSED: "รอยืนยัน", CONFIRMED: "ยืนยันแล้ว", OPEN_TO_CUSTOMERS: "เปิดให้ลูกค้าจอง" },
  appointmentState: { PENDING: "รอยืนยัน", CONFIRMED: "ยืนยันแล้ว", CANCELLED: "ยกเลิกแล้ว" },
  appointmentSource: { MANUAL: "พนักงานบันทึก", CHAT_APP: "จองผ่าน LINE" },
  visitOutcome: { ARRIVED: "มาถึงแล้ว", DONE: "เสร็จแล้ว", NO_SHOW: "ไม่มาตามนัด", LATE_CANCEL: "ยกเลิกกระชั้นชิด" },
  orderCancelReason: { STAFF: "ร้านยกเลิก", CUSTOMER: "ลูกค้ายกเลิก", EXPIRED: "ไม่ได้ชำระเงินภายในเวลาที่กำหนด" },
  cancelledBy: { CUSTOMER: "ลูกค้า", SHOP: "ร้าน" },
  appointmentAction: {
    CONFIRM: "ยืนยันการจอง",
    REJECT: "ปฏิเสธการจอง",
    CANCEL: "ยกเลิกการจอง",
    RESCHEDULE: "เลื่อนการจอง",
    EDIT: "แก้ไขการจอง",
    DELETE: "ลบการจอง",
  },
  slotRefusal: {
    PAST: "เวลาผ่านไปแล้ว",
    OUTSIDE_WINDOW: "จองได้เวลา 10:00, 14:00 หรือ 18:00 ตั้งแต่พรุ่งนี้ถึงสิ้นเดือนหน้า",
    NO_SHIFT: "ไม่มีกะงานในเวลานั้น",
    NOT_OPEN_TO_CUSTOMERS: "ยังไม่เปิดให้จอง",
    CLOSED: "ร้านปิด",
    TIME_OFF: "ลาหยุด",
    LACKS_SERVICE: "ไม่ได้ให้บริการนี้",
    TAKEN: "มีผู้จองแล้ว",
  },
  notSpecified: "ไม่ระบุ",
  weekday: {
    1: "วันจันทร์",
    2: "วันอังคาร",
    3: "วันพุธ",
    4: "วันพฤหัสบดี",
    5: "วันศุกร์",
    6: "วันเสาร์",
    7: "วันอาทิตย์",
  },
  rule: (rule) => rules[rule.kind](rule),
  thing: {
    Appointment: "การจอง",
    AppointmentItem: "รายการจอง",
    Customer: "ลูกค้า",
    Discount: "ส่วนลด",
    Image: "รูปภาพ",
    Order: "คำสั่งซื้อ",
    OrderLine: "รายการสินค้า",
    Payment: "การชำระเงิน",
    Product: "สินค้า",
    ProductType: "หมวดหมู่สินค้า",
    Service: "บริการ",
    ShiftAssignment: "กะงาน",
    ShiftTemplate: "รูปแบบกะ",
    ShippingMethod: "วิธีจัดส่ง",
    StaffMember: "พนักงาน",
    StaffTimeOff: "วันลาหยุด",
    Store: "ข้อมูลร้าน",
    StoreClosure: "วันหยุดร้าน",
  },
  orderSum: { ROUNDING: "ปัดเศษ", ADJUSTMENT: "ปรับยอด" },
  listSeparator: ", ",
  price: (name, price) => `${name} ${price}`,
  preOrder: (name, quantity, day) => `${name} ${quantity} ชิ้น (คาดว่าจะเข้าวันที่ ${day})`,
  claim: {
    RUNNING: "คำขอเดียวกันนี้ยังดำเนินการอยู่ กรุณาลองใหม่ในอีกสักครู่",
    LOST: "คำขอนี้ดำเนินการเสร็จแล้ว แต่เรียกดูผลลัพธ์ไม่ได้อีก กรุณาตรวจสอบข้อมูลก่อนส่งอีกครั้ง",
  },
  file: {
    WRONG_TYPE: ({ types }) => `กรุณาเลือกไฟล์ ${types.join(" หรือ ")} เท่านั้น ไฟล์นี้เป็นไฟล์ชนิดอื่น`,
    TOO_LARGE: ({ megabytes }) => `ไฟล์นี้มีขนาดใหญ่เกินไป ขนาดสูงสุด ${megabytes} MB`,
    TOO_MANY_ROWS: ({ rows }) => `ไฟล์นี้มีแถวมากเกินไป มีได้สูงสุด ${rows} แถว ไม่รวมแถวหัวตาราง`,
    UNREADABLE: () => "อ่านไฟล์นี้ไม่ได้ ไฟล์เสียหายหรือตั้งรหัสผ่านไว้",
    QUOTES: ({ row }) => `เครื่องหมายคำพูดในแถวที่ ${row} ไม่ครบคู่ กรุณาแก้ไขแถวนั้น`,
    OTHER_SHOP: ({ program }) => `นี่คือไฟล์ของ ${program} ซึ่งคอลัมน์มีความหมายต่างกัน กรุณาคัดลอกแต่ละคอลัมน์ลงในเทมเพลต`,
    WRONG_HEADER: ({ columns }) => `แถวแรกต้องมีชื่อคอลัมน์ต่อไปนี้ ชื่อละหนึ่งครั้ง: ${columns}`,
  },
  picture: {
    NOT_A_PICTURE: () => "ไม่ใช่รูปภาพ PNG, JPEG, WebP หรือ GIF",
    BROKEN: () => "เป็นรูปภาพที่เสียหายและเปิดไม่ได้",
    TOO_MANY_BYTES: ({ bytes }) => `มีขนาดเกิน ${bytes} ไบต์ กรุณาลดขนาดรูปภาพ`,
    TOO_MANY_PIXELS: ({ megapixels }) => `มีความละเอียดเกิน ${megapixels} ล้านพิกเซล (กว้าง × สูง) กรุณาลดขนาดรูปภาพ`,
    TOO_LONG_SIDES: ({ sides }) => `มีความกว้างหรือความสูงเกิน ${sides} พิกเซล กรุณาลดขนาดรูปภาพ`,
    TOO_COMPLEX: () => "ใช้เวลาประมวลผลนานเกินไป กรุณาบันทึกเป็น JPEG หรือ PNG แบบปกติแล้วลองใหม่",
    NOT_STORED: () => "ไม่มีอยู่บนเซิร์ฟเวอร์แล้ว กรุณาเพิ่มอีกครั้ง",
  },
  contactRule: {
    PHONE: "เบอร์โทรศัพท์ต้องมีตัวเลข 8 ถึง 15 หลัก เช่น 081-234-5678",
    ADDRESS: "ที่อยู่ต้องมีตัวอักษรหรือตัวเลขอย่างน้อย 6 ตัว",
    ACCOUNT_DIGITS: "กรุณากรอกเลข 5 ตัวท้ายของบัญชีที่ใช้โอนให้ครบ 5 หลัก",
  },
  errors: {
    UNAUTHENTICATED: () => "กรุณาเข้าสู่ระบบก่อน",
    FORBIDDEN: ({ scopes, refusal }) =>
      refusal === "LAST_ADMIN"
        ? "ร้านต้องมีผู้ดูแลระบบที่ยังทำงานอยู่อย่างน้อยหนึ่งคน กรุณากำหนดผู้ดูแลระบบคนอื่นก่อน"
        : refusal === "UNDO_EXPIRED"
          ? "เลยเวลาที่จะเลิกทำรายการนี้ได้แล้ว"
          : refusal === "SAME_CUSTOMER"
            ? "เป็นลูกค้าคนเดียวกัน กรุณาเลือกลูกค้ารายอื่น"
            : refusal === "BOTH_USE_LINE"
              ? "ลูกค้าทั้งสองรายใช้ LINE จึงรวมกันไม่ได้ รวมได้เฉพาะลูกค้าที่ไม่มี LINE กับบัญชี LINE ของลูกค้าคนเดียวกัน"
              : refusal === "NEITHER_USES_LINE"
                ? "ลูกค้าทั้งสองรายไม่มี LINE จึงรวมกันไม่ได้ รวมได้เฉพาะลูกค้าที่ไม่มี LINE กับบัญชี LINE ของลูกค้าคนเดียวกัน"
                : refusal === "IN_STOCK"
                  ? "สินค้านี้มีของอยู่ สั่งซื้อได้เลย"
                  : scopes === null
                    ? "คุณไม่มีสิทธิ์ทำรายการนี้"
                    : scopes === ""
                      ? "โทเค็น API ทำรายการนี้ไม่ได้"
                      : `โทเค็น API ไม่มีสิทธิ์: ${scopes}`,
    WRONG_CREDENTIALS: () => "ข้อมูลเข้าสู่ระบบไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง",
    TOO_MANY_ATTEMPTS: ({ seconds }) =>
      seconds === null
        ? "ลองหลายครั้งเกินไป กรุณาลองใหม่ภายหลัง"
        : seconds < 60
          ? `ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${seconds} วินาที`
          : `ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${Math.ceil(seconds / 60)} นาที`,
    ACCOUNT_DISABLED: () => "บัญชีนี้ถูกปิดใช้งาน กรุณาติดต่อผู้ดูแลระบบ",
    LOGIN_METHOD_UNAVAILABLE: () => "ขณะนี้ใช้วิธีเข้าสู่ระบบนี้ไม่ได้ กรุณาใช้วิธีอื่น หรือติดต่อร้าน",
    PASSWORD_CHANGE_REQUIRED: () => "กรุณาตั้งรหัสผ่านใหม่ก่อน",
    INVALID_INPUT: ({ row, field, file, picture, rule, contactRule, maxProducts, products }) =>
      file ??
      (maxProducts &&
        `หากไม่เข้าสู่ระบบ ตะกร้ามีสินค้าได้ไม่เกิน ${maxProducts.anonymous} รายการ เมื่อเข้าสู่ระบบแล้วได้ ${maxProducts.signedIn} รายการ`) ??
      (picture !== null
        ? `${place(row, field)} ${picture}`
        : contactRule !== null
          ? row === null && field === null
            ? contactRule
            : `${place(row, field)}: ${contactRule}`
          : rule !== null && field !== null
            ? `${place(row, field)}${products === null ? "" : ` (${products})`}: ${rule}`
            : row === null && field === null
              ? "ข้อมูลบางส่วนไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง"
              : `${place(row, field)} ไม่ถูกต้อง กรุณาแก้ไขแล้วลองอีกครั้ง`),
    NOT_FOUND: ({ thing, number }) =>
      `ไม่พบ${thing ?? "ข้อมูล"}นี้${number === null ? "" : ` (เลขที่ ${number})`} อาจถูกลบไปแล้ว`,
    CONFLICT: ({ thing, field, claim, products, refusal, left }) =>
      claim ??
      (refusal === "COUNTED_SINCE"
        ? `หลังจากที่คุณนับ มีการปรับสต็อก “${products}” จากการนับสต็อกครั้งอื่นแล้ว กรุณานับใหม่`
        : refusal === "REFUNDED_SINCE"
          ? left === null
            ? "รายการนี้ถูกคืนเงินครบแล้วในระหว่างนี้"
            : `มีการคืนเงินของรายการนี้เพิ่มในระหว่างนี้ ตอนนี้คืนได้ไม่เกิน ${left} กรุณาตรวจสอบจำนวนเงินแล้วส่งอีกครั้ง`
          : field === null
            ? `${thing ?? "ข้อมูล"}นี้ถูกผู้อื่นแก้ไขไปแล้ว กรุณาโหลดใหม่แล้วลองอีกครั้ง`
            : `“${field}” ถูกใช้กับคำขออื่นไปแล้ว กรุณาใช้ค่าอื่น`),
    ALREADY_EXISTS: ({ thing, field, refusal }) =>
      refusal === "AMBIGUOUS_NAME"
        ? `มี${thing}ชื่อนี้มากกว่าหนึ่งรายการ กรุณาเปลี่ยนชื่อแล้วลองอีกครั้ง`
        : refusal === "NAME_TAKEN"
          ? `มี${thing}ชื่อนี้อยู่แล้ว ชื่อซ้ำกันไม่ได้ กรุณาใช้ชื่ออื่น`
          : `มี${thing ?? "ข้อมูล"}แบบเดียวกันอยู่แล้ว กรุณา${field === null ? "แก้ไขแล้วลองอีกครั้ง" : `เปลี่ยน “${field}”`}`,
    IN_USE: ({ thing, field }) =>
      `${thing ?? "ข้อมูล"}นี้มีการใช้งานอยู่ จึง${field === null ? "ลบไม่ได้" : `เปลี่ยน “${field}” ไม่ได้`}`,
    OUT_OF_STOCK: ({ products, refusal }) =>
      products === null
        ? "สินค้าในสต็อกไม่พอ กรุณาลดจำนวน"
        : refusal === "SOLD_SINCE_COUNT"
          ? `หลังนับสต็อก “${products}” ถูกขายไปมากกว่าจำนวนที่นับได้ กรุณานับใหม่`
          : `สินค้าในสต็อกไม่พอ: ${products} กรุณาลดจำนวนหรือนำสินค้าออก`,
    PRICE_CHANGED: ({ prices }) =>
      prices === null
        ? "ราคาสินค้ามีการเปลี่ยนแปลง กรุณาตรวจสอบตะกร้าอีกครั้ง"
        : `ราคามีการเปลี่ยนแปลง ราคาล่าสุด: ${prices} กรุณาตรวจสอบแล้วสั่งซื้ออีกครั้ง`,
    ORDER_STATE_FORBIDS: ({ state, refusal, stateOf }) =>
      refusal === "NO_LINES"
        ? "คำสั่งซื้อยังไม่มีสินค้า กรุณาเพิ่มสินค้าก่อนดำเนินการขั้นต่อไป"
        : refusal === "REFUND_STARTED"
          ? "ผู้ให้บริการชำระเงินเริ่มคืนเงินแล้ว จึงเลิกทำไม่ได้"
          : refusal === "LABEL_EXISTS"
            ? "เปลี่ยนสาขาไม่ได้ เพราะสร้างพัสดุกับบริษัทขนส่งแล้วและอาจมีใบปะหน้า กรุณายกเลิกการแพ็กพัสดุนั้นก่อน"
            : refusal === "ADDRESS_OF_STORE"
              ? "คำสั่งซื้อนี้รับที่ร้านสะดวกซื้อ ที่อยู่จึงเป็นของสาขา กรุณาใช้ “เปลี่ยนสาขา” แทน"
              : state === null
                ? "ทำรายการนี้ไม่ได้ในสถานะคำสั่งซื้อปัจจุบัน"
                : stateOf === "PARCEL"
                  ? `พัสดุอยู่ในสถานะ “${state}” จึงทำรายการนี้ไม่ได้`
                  : stateOf === "PAYMENT"
                    ? `สถานะการชำระเงินคือ “${state}” จึงทำรายการนี้ไม่ได้`
                    : `คำสั่งซื้ออยู่ในสถานะ “${state}” จึงทำรายการนี้ไม่ได้`,
    PRODUCT_NOT_ON_SALE: ({ products }) =>
      products === null
        ? "ขณะนี้สินค้าไม่ได้วางขาย กรุณานำออกจากตะกร้า"
        : `ขณะนี้ไม่ได้วางขาย: ${products} กรุณานำออกจากตะกร้า`,
    DELIVERY_DATE_NOT_ALLOWED: () => "เลือกวันที่นี้ไม่ได้ กรุณาเลือกวันที่ร้านเปิดในช่วงที่รับคำสั่งซื้อ",
    PAYMENT_METHOD_NOT_OFFERED: () => "กรุณาเลือกวิธีชำระเงินที่ร้านรองรับ",
    BANK_CODE_REQUIRED: () => "หากโอนเงินผ่านธนาคาร กรุณากรอกเลข 5 ตัวท้ายของบัญชีที่ใช้โอนไว้ต้นหมายเหตุ",
    STORE_ALREADY_EXISTS: () => "มีข้อมูลร้านได้เพียงรายการเดียว กรุณาแก้ไขรายการที่มีอยู่",
    CUSTOMER_BLOCKED: () => "ขณะนี้คุณสั่งซื้อหรือจองไม่ได้ กรุณาติดต่อร้าน",
    SHIPPING_METHOD_NOT_OFFERED: () => "กรุณาเลือกวิธีจัดส่งที่ร้านรองรับสำหรับคำสั่งซื้อนี้",
    SHIPPING_SLOT_NOT_AVAILABLE: () => "ช่วงเวลานี้เต็มหรือไม่เปิดให้เลือกแล้ว กรุณาเลือกช่วงเวลาอื่น",
    ORDER_LIMIT: ({ limit }) =>
      limit === null
        ? "คุณมีคำสั่งซื้อที่ยังไม่ชำระเงินครบตามจำนวนที่ร้านกำหนดแล้ว กรุณาชำระเงินอย่างน้อยหนึ่งรายการ หรือติดต่อร้าน"
        : `คุณมีคำสั่งซื้อที่ยังไม่ชำระเงิน ${limit.most} รายการแล้ว ซึ่งครบตามจำนวนที่ร้านกำหนด กรุณาชำระเงินอย่างน้อยหนึ่งรายการ หรือติดต่อร้าน`,
    PURCHASE_LIMIT: ({ purchaseLimit, products }) =>
      purchaseLimit === null
        ? "เกินจำนวนที่ซื้อได้ กรุณาลดจำนวน"
        : `จำกัด${purchaseLimit.of === "PER_ORDER" ? "คำสั่งซื้อละ" : "คนละ"} ${purchaseLimit.most} ชิ้น${products === null ? "" : `: ${products}`} ตอนนี้สั่งได้ ${purchaseLimit.left} ชิ้น`,
    PRE_ORDER_CHANGED: ({ preOrders }) =>
      preOrders === null
        ? "รายการพรีออเดอร์ในคำสั่งซื้อเปลี่ยนไป กรุณาตรวจสอบแล้วสั่งซื้ออีกครั้ง"
        : `รายการพรีออเดอร์ในคำสั่งซื้อเปลี่ยนไป: ${preOrders} กรุณาตรวจสอบแล้วสั่งซื้ออีกครั้ง`,
    SLOT_TAKEN: ({ alternatives }) => `เวลานี้มีผู้จองแล้ว กรุณาเลือกเวลาอื่น${instead(alternatives)}`,
    STAFF_NOT_AVAILABLE: ({ reason, alternatives }) =>
      `พนักงานคนนี้ไม่ว่างในเวลาดังกล่าว${because(reason)} กรุณาเลือกเวลาอื่นหรือพนักงานคนอื่น${instead(alternatives)}`,
    APPOINTMENT_STATE_FORBIDS: ({ state }) =>
      state === null ? "ทำรายการนี้ไม่ได้ในสถานะการจองปัจจุบัน" : `การจองอยู่ในสถานะ “${state}” จึงทำรายการนี้ไม่ได้`,
    OUTSIDE_BOOKING_WINDOW: ({ reason, alternatives }) =>
      `เวลานี้ไม่เปิดให้จอง${because(reason)} กรุณาเลือกเวลาอื่น${instead(alternatives)}`,
    SHIFT_HAS_APPOINTMENTS: ({ appointments }) =>
      appointments === null
        ? "มีการจองในช่วงเวลานี้ กรุณาเลื่อนหรือยกเลิกการจองก่อน"
        : `มีการจองในช่วงเวลานี้: ${appointments} กรุณาเลื่อนหรือยกเลิกการจองก่อน`,
    BOOKING_LIMIT: ({ limit }) =>
      limit === null
        ? "คุณมีการจองครบตามจำนวนที่ร้านกำหนดแล้ว กรุณายกเลิกหนึ่งรายการ หรือติดต่อร้าน"
        : limit.isOverlap
          ? `คุณจองในเวลาเดียวกันได้ไม่เกิน ${limit.most} รายการ กรุณาเลือกเวลาอื่น หรือติดต่อร้าน`
          : `คุณมีการจองที่ยังไม่ถึงเวลา ${limit.most} รายการแล้ว ซึ่งครบตามจำนวนที่ร้านกำหนด กรุณาจองใหม่หลังใช้บริการ ยกเลิกหนึ่งรายการ หรือติดต่อร้าน`,
    INTERNAL: () => "เกิดข้อผิดพลาดในระบบ กรุณาลองใหม่ภายหลัง",
    LINE_UNAVAILABLE: () => "ขณะนี้เชื่อมต่อ LINE ไม่ได้ กรุณาลองใหม่ภายหลัง",
    LINE_QUOTA_EXHAUSTED: ({ messages }) =>
      messages === null
        ? "โควตาข้อความ LINE ของเดือนนี้หมดแล้ว"
        : `โควตาข้อความ LINE ของเดือนนี้ไม่พอ ต้องใช้ ${messages.need} ข้อความ เหลือ ${messages.left} ข้อความ`,
    QUEUE_FULL: ({ seconds }) =>
      seconds === null
        ? "ขณะนี้มีไฟล์ที่รอประมวลผลมากเกินไป ระบบจึงยังไม่รับไฟล์นี้ กรุณาลองใหม่ภายหลัง"
        : `ขณะนี้มีไฟล์ที่รอประมวลผลมากเกินไป ระบบจึงยังไม่รับไฟล์นี้ กรุณาลองใหม่ในอีก ${seconds} วินาที`,
    OUTCOME_UNKNOWN: () =>
      "รายการนี้อาจสำเร็จแล้ว แต่ไม่ได้รับผลยืนยัน กรุณาตรวจสอบก่อนทำซ้ำ การลองใหม่ด้วยคีย์เดิมจะไม่ทำรายการซ้ำ",
  },
};

export const thServer: ServerWording = {
  notification: {
    title: {
      ORDER_RECEIVED: "ได้รับคำสั่งซื้อของคุณแล้ว",
      ORDER_ADVANCED: "อัปเดตสถานะคำสั่งซื้อของคุณแล้ว",
      ORDER_CANCELLED: "คำสั่งซื้อของคุณถูกยกเลิกแล้ว",
      PAYMENT_DUE: "กรุณาชำระเงิน คำสั่งซื้อใกล้หมดเวลาชำระ",
      PAYMENT_RECORDED: "ได้รับการชำระเงินของคุณแล้ว",
      REFUND_RECORDED: "คืนเงินให้คุณแล้ว",
      PARCEL_SHIPPED: "จัดส่งพัสดุของคุณแล้ว",
      APPOINTMENT_REQUESTED: "ได้รับการจองของคุณแล้ว รอร้านยืนยัน",
      APPOINTMENT_CONFIRMED: "ยืนยันการจองของคุณแล้ว",
      APPOINTMENT_MOVED: "เวลาจองของคุณมีการเปลี่ยนแปลง",
      APPOINTMENT_CANCELLED: "การจองของคุณถูกยกเลิกแล้ว",
      APPOINTMENT_REMINDER: "แจ้งเตือน: พรุ่งนี้คุณมีการจอง",
    },
    order: "คำสั่งซื้อ",
    appointment: "การจอง",
    state: "สถานะ",
    payment: "การชำระเงิน",
    tracking: "เลขพัสดุ",
    product: "สินค้า",
    backInStock: "สินค้ากลับมาแล้ว",
    items: "สินค้า",
    total: "ยอดรวม",
    received: "ยอดที่ได้รับแล้ว",
    outstanding: "ยอดค้างชำระ",
    refunded: "ยอดคืนเงิน",
    payUntil: "ชำระภายใน",
    reason: "เหตุผล",
    expired: "ไม่ได้ชำระเงินภายในเวลาที่กำหนด",
    time: "เวลา",
    services: "บริการ",
    staff: "พนักงาน",
    times: (name, quantity) => `${name} × ${quantity}`,
    preOrder: (day) => `พรีออเดอร์ คาดว่าสินค้าจะเข้าวันที่ ${day}`,
    more: (count) => `และอีก ${count} รายการ`,
    paid: "โอนเงินแล้ว",
    paidOrder: (order) => `โอนเงินสำหรับคำสั่งซื้อ #${order} แล้ว`,
    changeTime: "เลื่อนเวลา",
    changeTimeOf: (appointment) => `เลื่อนการจอง #${appointment}`,
    cancel: "ยกเลิกการจอง",
    cancelOf: (appointment) => `ยกเลิกการจอง #${appointment}`,
    openOrder: "ดูคำสั่งซื้อ",
    openAppointment: "ดูการจอง",
  },
  chat: {
    order: ({ number, state, payment, total }) =>
      `คำสั่งซื้อ #${number}\nสถานะ: ${state}\nการชำระเงิน: ${payment}\nยอดรวม: ${total}`,
    noOrder: "คุณไม่มีคำสั่งซื้อที่กำลังดำเนินการ",
    appointment: ({ at, services, state }) => `การจองครั้งถัดไป: ${at}\n${services}\nสถานะ: ${state}`,
    noAppointment: "คุณไม่มีการจองที่กำลังจะถึง",
    openOn: "วันเปิดร้าน: ",
    address: "ที่อยู่: ",
    noHours: "ร้านยังไม่ได้ระบุเวลาทำการ",
    help: "สอบถามสถานะคำสั่งซื้อ การจองครั้งถัดไป และเวลาทำการได้ที่นี่ กรุณาแตะปุ่มด้านล่าง",
    ask: {
      ORDER_STATUS: "สถานะคำสั่งซื้อ",
      NEXT_APPOINTMENT: "การจองครั้งถัดไป",
      OPENING_HOURS: "เวลาทำการ",
    },
  },
  chatAction: {
    askDigits: (order, total) => `กรุณาพิมพ์เลข 5 ตัวท้ายของบัญชีที่ใช้โอนเงิน (คำสั่งซื้อ #${order} ยอดรวม ${total})`,
    notFive: "กรุณาพิมพ์ตัวเลขให้ครบ 5 หลัก",
    enterDigits: "กรอกเลข 5 ตัวท้าย",
    whichOrder: "กรุณาเลือกคำสั่งซื้อที่คุณโอนเงิน",
    noOrderToPay: "ไม่มีคำสั่งซื้อที่รอการโอนเงิน",
    paymentSaid: (order, digits) =>
      `แจ้งร้านแล้วว่าคุณโอนเงินสำหรับคำสั่งซื้อ #${order} (เลข 5 ตัวท้าย ${digits}) กรุณารอร้านตรวจสอบ หากต้องการแก้ไข กรุณาพิมพ์ใหม่อีกครั้ง`,
    times: (appointment, at) => `การจอง #${appointment} อยู่ที่เวลา ${at} กรุณาเลือกเวลาใหม่ ร้านจะยืนยันอีกครั้งหลังเลื่อน`,
    noTimes: "ขณะนี้ไม่มีเวลาว่างอื่น",
    appointment: ({ number, at, services, state }) =>
      `การจอง #${number}: ${at}\n${services}\nสถานะ: ${state}`,
    askCancel: (at, services) => `ต้องการยกเลิกการจองนี้ใช่ไหม\n${at}\n${services}`,
    cancelNow: "ยืนยันการยกเลิก",
    keep: "ไม่ยกเลิก",
    cancelled: (appointment, at) => `ยกเลิกการจอง #${appointment} (${at}) แล้ว`,
    changed: "การจองนี้มีการเปลี่ยนแปลงไปแล้ว ระบบจึงไม่ได้ทำรายการ กรุณาตรวจสอบข้อมูลล่าสุดแล้วลองอีกครั้ง",
    tooLate: (until) => `เลยกำหนดเลื่อนหรือยกเลิกการจองที่นี่แล้ว (${until}) กรุณาติดต่อร้านโดยตรง`,
  },
  lastFiveDigits: "เลข 5 ตัวท้าย",
  buyNow: "ซื้อเลย",
  appointmentTemplate: {
    appointments: "การจอง",
    explanation: "วิธีกรอก",
    column: "คอลัมน์",
    meaning: "ข้อมูลที่กรอก",
    example: "ตัวอย่าง",
    columns: {
      customer_name: "ชื่อลูกค้า (จำเป็น)",
      customer_phone: "เบอร์โทรลูกค้า (จำเป็น)",
      start_time:
        "เวลาเริ่มตามเวลาของร้าน (จำเป็น) ปีเป็นคริสต์ศักราช: วันที่และเวลาของ Excel หรือ YYYY-MM-DD HH:mm หรือ YYYY/MM/DD HH:mm",
      services: "ชื่อบริการ (จำเป็น) หากมีหลายรายการให้คั่นด้วยเครื่องหมายเซมิโคลอน (;) และจะทำต่อเนื่องกันตามลำดับ",
      staff:
        "ชื่อพนักงาน หากมีคนเดียวจะทำทุกบริการ หากมีหลายคนให้เรียงตามลำดับบริการและคั่นด้วยเครื่องหมายเซมิโคลอน (;) เว้นว่างคือไม่ระบุ",
      remark: "หมายเหตุ",
    },
    rules: [
      "กรุณากรอกในแผ่นงานแรก คงชื่อคอลัมน์ไว้ในแถวแรก แถวละหนึ่งการจอง สูงสุด 5,000 แถว",
      "หากมีแถวใดผิดพลาด ระบบจะไม่นำเข้าแถวใดเลย เว้นแต่เลือกนำเข้าเฉพาะแถวที่ไม่มีข้อผิดพลาด การจองที่นำเข้าจะอยู่ในสถานะรอยืนยัน",
    ],
    service: "บริการ",
    minutes: "นาที",
    staffMember: "พนักงาน",
    offers: "บริการที่ทำได้",
    customer: "สมหญิง ใจดี",
    remark: "มาครั้งแรก",
  },
  importHeadings: {
    product: {
      name: "ชื่อ",
      code: "รหัส",
      description: "คำอธิบาย",
      price: "ราคา",
      stock: "สต็อก",
      top_pick: "สินค้าแนะนำ",
      state: "สถานะ",
      types: "หมวดหมู่",
      keywords: "คำค้นหา",
      low_stock_level: "เกณฑ์สินค้าใกล้หมด",
      max_per_order: "จำกัดต่อคำสั่งซื้อ",
      max_per_customer: "จำกัดต่อลูกค้า",
      pre_order_cap: "จำนวนพรีออเดอร์สูงสุด",
      pre_order_day: "วันที่คาดว่าจะมาถึง",
      quantity_step: "หน่วยจำนวน",
      variant_of: "ตัวเลือกของสินค้า",
      option_values: "ค่าตัวเลือก",
      currency: "สกุลเงิน",
    },
    appointment: {
      customer_name: "ชื่อลูกค้า",
      customer_phone: "เบอร์โทร",
      start_time: "เวลาเริ่ม",
      services: "บริการ",
      staff: "พนักงาน",
      remark: "หมายเหตุ",
    },
  },
  exportFile: {
    appointment: {
      number: "เลขที่การจอง",
      customerName: "ลูกค้า",
      customerPhone: "เบอร์โทร",
      startsAt: "เริ่ม",
      endsAt: "สิ้นสุด",
      services: "บริการ",
      staff: "พนักงาน",
      price: "ราคา",
      state: "สถานะ",
      outcome: "ผลการมาตามนัด",
      cancelledBy: "ผู้ยกเลิกกระชั้นชิด",
      source: "ช่องทาง",
      note: "หมายเหตุ",
      createdAt: "วันที่สร้าง",
      currency: "สกุลเงิน",
    },
    walkIn: "ลูกค้าหน้าร้าน",
    customer: {
      number: "เลขที่ลูกค้า",
      name: "ชื่อ",
      phone: "เบอร์โทร",
      note: "หมายเหตุ",
      tags: "แท็ก",
      state: "สถานะ",
      blockNote: "เหตุผลที่บล็อก",
      reach: "เพื่อนใน LINE",
      discounts: "ส่วนลด",
      spent: "ยอดใช้จ่าย",
      orders: "จำนวนคำสั่งซื้อ",
      visits: "จำนวนครั้งที่มา",
      noShows: "จำนวนครั้งที่ไม่มาตามนัด",
      lateCancellations: "จำนวนครั้งที่ยกเลิกกระชั้นชิด",
      firstContactAt: "ติดต่อครั้งแรก",
      lastContactAt: "ติดต่อล่าสุด",
      currency: "สกุลเงิน",
      spentOtherwise: "ยอดใช้จ่ายในสกุลเงินอื่น",
    },
    blocked: "บล็อกแล้ว",
    reach: {
      FRIEND: "เป็นเพื่อน",
      NOT_FRIEND: "ไม่ได้เป็นเพื่อน",
      UNKNOWN: "ยังไม่ทราบ",
      NO_LINE: "ไม่มี LINE",
    },
    staffHours: {
      day: "วันที่",
      number: "เลขที่พนักงาน",
      name: "พนักงาน",
      shifts: "กะงาน",
      shiftHours: "ชั่วโมงกะงาน",
      absenceHours: "ชั่วโมงที่หยุดงาน",
      workingHours: "ชั่วโมงทำงาน",
      bookings: "รายการจอง",
      bookedHours: "ชั่วโมงที่จอง",
    },
  },
  protocolFault: {
    malformed: "เนื้อหาของคำขอไม่ใช่ JSON ที่ถูกต้อง",
    notFound: "ไม่มีพาธนี้",
    wrongMethod: "พาธนี้ไม่รองรับเมธอดดังกล่าว",
    tooLarge: "เนื้อหาของคำขอมีขนาดใหญ่เกินไป",
    wrongType: "เนื้อหาของคำขอต้องเป็น JSON (application/json)",
    notReady: "ขณะนี้ระบบตอบไม่ได้ กรุณาลองใหม่ในอีกสักครู่",
  },
  inRow: (row, text) => `แถวที่ ${row}: ${text}`,
};
