export interface DemoService {
  name: string;
  /** The abbreviations on the printed timetable (booking.md §2). */
  abbreviation: "A" | "B" | "L" | "F" | "H";
  durationMinutes: 30 | 60 | 90;
  price: string;
  note: string;
}

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    name: "彩繪凝膠美甲 Art gel",
    abbreviation: "A",
    durationMinutes: 90,
    price: "1580",
    note: "含修型與一色底，彩繪兩指；卸甲請另約時間。",
  },
  {
    name: "基礎手部護理 Basic care",
    abbreviation: "B",
    durationMinutes: 60,
    price: "880",
    note: "修型、去角質、單色指甲油。",
  },
  {
    name: "日式美睫 まつげエクステ",
    abbreviation: "L",
    durationMinutes: 90,
    price: "1680",
    note: "80 束自然款，請卸妝後前來。",
  },
  {
    name: "足部護理 Foot care",
    abbreviation: "F",
    durationMinutes: 60,
    price: "1080",
    note: "溫泉足浴、去硬皮、保濕。",
  },
  {
    name: "手部熱敷保濕 Hand spa",
    abbreviation: "H",
    durationMinutes: 30,
    price: "480",
    note: "蜜蠟熱敷，可加在其他項目之後。",
  },
];

export interface DemoShiftTemplate {
  name: string;
  note: string;
  /** Minutes of the day. */
  startMinute: number;
  endMinute: number;
}

/**
 * Customers start at 10:00, 14:00 or 18:00, so that each shift covers at least one of these appointments
 * completely.
 */
export const DEMO_SHIFT_TEMPLATES: readonly DemoShiftTemplate[] = [
  { name: "上午班 Morning", note: "開店準備", startMinute: 600, endMinute: 960 },
  { name: "午後班 Afternoon", note: "打烊清潔", startMinute: 840, endMinute: 1200 },
  { name: "全日班 Full day", note: "中間輪流用餐", startMinute: 600, endMinute: 1200 },
  { name: "夜間支援 Evening", note: "下班後的客人", startMinute: 1020, endMinute: 1200 },
];
