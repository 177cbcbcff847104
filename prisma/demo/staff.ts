import type { StaffRole, StaffState } from "../generated/prisma/enums.ts";
import { demoDayOf, demoMinuteOf } from "./calendar.ts";
import type { DemoService } from "./services.ts";

type Letter = DemoService["abbreviation"];

/** A demo staff member. */
export interface DemoStaff {
  /** Also the name of the image in prisma/demo/portraits, without its extension. */
  username: string;
  name: string;
  englishName: string;
  positionName: string;
  role: StaffRole;
  /** Number of days since they left; absent for current staff. */
  goneSince?: number;
  /** Abbreviations of the services that they offer. */
  skills: readonly Letter[];
  /** Weights of the shift templates, in the order of DEMO_SHIFT_TEMPLATES; empty for staff without shifts. */
  shifts: readonly number[];
  /** Weekdays on which they never work, 1 Monday to 7 Sunday. */
  free: readonly number[];
  personnel?: { department: string; nationality: string; sex: string; born: string; salary: string };
}

/** The two demo logins come first; `staff` has shifts like the others. */
export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    username: "admin",
    name: "町田 美和",
    englishName: "Miwa Machida",
    positionName: "店長",
    role: "ADMIN",
    skills: [],
    shifts: [],
    free: [],
    personnel: { department: "店務", nationality: "日本", sex: "女", born: "1984-04-12", salary: "68000" },
  },
  {
    username: "staff",
    name: "蘇以安",
    englishName: "Ian Su",
    positionName: "設計師",
    role: "STAFF",
    skills: ["A", "B", "H"],
    shifts: [2, 1, 5, 0],
    free: [3],
    personnel: { department: "沙龍", nationality: "臺灣", sex: "男", born: "1996-09-03", salary: "38000" },
  },
  {
    username: "yuki.tanabe",
    name: "田邊 雪",
    englishName: "Yuki Tanabe",
    positionName: "首席美甲師",
    role: "STAFF",
    skills: ["A", "B", "F", "H"],
    shifts: [1, 2, 5, 0],
    free: [2],
    personnel: { department: "沙龍", nationality: "日本", sex: "女", born: "1990-01-27", salary: "52000" },
  },
  {
    username: "mei.lin",
    name: "林湘梅",
    englishName: "Mei Lin",
    positionName: "美甲師",
    role: "STAFF",
    skills: ["A", "B", "H"],
    shifts: [4, 2, 2, 0],
    free: [7],
    personnel: { department: "沙龍", nationality: "臺灣", sex: "女", born: "1998-11-08", salary: "36000" },
  },
  {
    username: "chloe.tsai",
    name: "蔡可柔",
    englishName: "Chloe Tsai",
    positionName: "美睫師",
    role: "STAFF",
    skills: ["L", "H"],
    shifts: [1, 3, 4, 0],
    free: [4],
  },
  {
    username: "haru.okada",
    name: "岡田 陽",
    englishName: "Haru Okada",
    positionName: "美睫師",
    role: "STAFF",
    skills: ["L", "B"],
    shifts: [2, 2, 3, 0],
    free: [5],
    personnel: { department: "沙龍", nationality: "日本", sex: "男", born: "1993-06-19", salary: "45000" },
  },
  {
    username: "amber.ho",
    name: "何沛恩",
    englishName: "Amber Ho",
    positionName: "足部護理師",
    role: "STAFF",
    skills: ["F", "H", "B"],
    shifts: [3, 3, 3, 0],
    free: [2, 6],
  },
  {
    username: "naomi.wu",
    name: "吳奈美",
    englishName: "Naomi Wu",
    positionName: "美甲師",
    role: "STAFF",
    skills: ["A", "B", "F"],
    shifts: [0, 3, 3, 2],
    free: [3, 4],
  },
  {
    username: "lily.chang",
    name: "張百合",
    englishName: "Lily Chang",
    positionName: "助理",
    role: "STAFF",
    skills: ["B", "H"],
    shifts: [1, 2, 0, 5],
    free: [6, 7],
  },
  {
    username: "kenta.mori",
    name: "森 健太",
    englishName: "Kenta Mori",
    positionName: "美甲師",
    role: "STAFF",
    goneSince: 9,
    skills: ["A", "B", "H"],
    shifts: [3, 1, 2, 0],
    free: [4, 5],
  },
];

/** Returns the rows; all staff except the two logins have a random, unknown password. */
export function planStaff(
  now: Date,
  hashes: { admin: string; staff: string; others: string },
  imageHashes: readonly (string | null)[],
) {
  const today = demoDayOf(now);
  return DEMO_STAFF.map(({ username, name, englishName, positionName, role, goneSince }, index) => {
    const createdAt = demoMinuteOf(today - 400 + index * 7, 600);
    return {
      username,
      passwordHash: username === "admin" || username === "staff" ? hashes[username] : hashes.others,
      name,
      englishName,
      positionName,
      role,
      state: (goneSince === undefined ? "IN_SERVICE" : "DISMISSED") satisfies StaffState as StaffState,
      imageHash: imageHashes[index] ?? null,
      createdAt,
      updatedAt: goneSince === undefined ? createdAt : demoMinuteOf(today - goneSince, 1200),
    };
  });
}

/** Returns personnel details with unassigned numbers; staff is a position, starting at 1. */
export function planPersonnel(now: Date) {
  const today = demoDayOf(now);
  const day = (date: number) => new Date(date * 86_400_000);
  return DEMO_STAFF.flatMap(({ englishName, personnel }, index) => {
    if (personnel === undefined) return [];
    const { born, salary, ...texts } = personnel;
    const abroad = personnel.nationality !== "臺灣";
    const started = today - 395 + index * 7;
    const serial = String(index + 1).padStart(2, "0");
    return [
      {
        ...texts,
        staff: index + 1,
        salary,
        currency: "TWD",
        organisation: "町家 Machiya",
        birthday: new Date(`${born}T00:00:00Z`),
        startWorking: day(started),
        identityCardNumber: `X0000000${serial}`,
        phone: `0900-002-0${serial}`,
        email: `${englishName.toLowerCase().replace(" ", ".")}@machiya.example`,
        localBank: "示範銀行 (000)",
        localBankAccount: `000000000000${serial}`,
        localBankBranch: "大同分行",
        contractStartDate: day(started),
        contractEndDate: day(started + 730),
        ...(abroad && {
          workPermits: "受聘僱外國人許可",
          workCardNumber: `WP000000${serial}`,
          workCardEffectiveDate: day(started - 14),
          workCardExpireDate: day(started + 716),
          passportNumber: `XX00000${serial}`,
          passportExpireDate: day(today + 1200 + index),
        }),
      },
    ];
  });
}
