const TIME = "2026-11-22T10:00:00%2B08:00";
const START = "2026-11-22T02:00:00.000Z";
const DAYS = "start_date=2026-11-21T00:00:00.000Z&end_date=2026-11-30";
const CONTENT = { employer_id: 2, service_id: 4, remark: "" };

/** A valid input for every booking route, by method and path. */
export const BOOKING_CALLS: Record<string, { query?: string; body?: object }> = {
  "GET /api/admin/appointment/detail": { query: "id=51" },
  "GET /api/admin/appointment/list": {
    query: "name=&start_time_begin=&start_time_end=&status=1&page=1&page_num=10000",
  },
  "POST /api/admin/appointment/batch": {
    body: {
      list: [
        { customer_name: "林", customer_phone: "0912", start_time: START, appointment_content: [CONTENT] },
      ],
      shift_status: 2,
      shift_stage: 1,
    },
  },
  "POST /api/admin/appointment": {
    body: {
      user_id: 5,
      customer_name: "林",
      customer_phone: "0912",
      source_of_appointment: 1,
      status: 1,
      start_time: START,
      remark: "",
      appointment_content: [CONTENT, { ...CONTENT, employer_id: 0 }],
    },
  },
  "PUT /api/admin/appointment": {
    body: { id: 51, status: 1, remark: "x", appointment_content: [{ id: 91, employer_id: null }] },
  },
  "PUT /api/admin/appointment/review": { body: { id: 51, status: 2 } },
  "DELETE /api/admin/appointment": { body: { ids: [51] } },
  "DELETE /api/admin/appointment-content": { body: { ids: [91] } },
  "GET /api/admin/employer": { query: "id=2" },
  "GET /api/admin/employer/have-free/select-list": {
    query: `start_time=${TIME}&end_time=&service_id=4&status=2&stage=1`,
  },
  "GET /api/admin/employer/select-list": {},
  "GET /api/admin/employer/list": { query: "id=&name=&status=2&page=1&page_num=8" },
  "POST /api/admin/employer": {
    body: {
      password: "",
      position_name: "美甲師",
      name: "美美",
      english_name: "Mei",
      role: 3,
      image: "",
      new_service_ids: [4],
      status: 2,
    },
  },
  "PUT /api/admin/employer": { body: { id: 2, new_shifts: [{ shift_id: 6, date: "2026-11-21" }] } },
  "GET /api/admin/service": { query: "id=4" },
  "GET /api/admin/service/list": { query: "id=&name=&page=1&page_num=10" },
  "GET /api/admin/service/select-list": {},
  "POST /api/admin/service/batch": { body: { datas: [{ name: "美睫", duration: 90, dollar: "1200" }] } },
  "POST /api/admin/service": { body: { name: "美睫", duration: "90", dollar: "1200", remark: "" } },
  "PUT /api/admin/service": { body: { id: 4, dollar: 900 } },
  "DELETE /api/admin/service": { body: { ids: [4] } },
  "GET /api/admin/shift": { query: "id=6" },
  "GET /api/admin/shift/list": { query: "id=&name=&page=1&page_num=10" },
  "GET /api/admin/shift/select-list": {},
  "POST /api/admin/shift/batch": {
    body: { datas: [{ name: "早班", start_time: "10:00", end_time: "14:00" }] },
  },
  "POST /api/admin/shift": {
    body: {
      name: "早班",
      remark: "",
      start_time: "2016-09-10T02:00:00.000Z",
      end_time: "2016-09-10T06:00:00.000Z",
    },
  },
  "PUT /api/admin/shift": { body: { id: 6, end_time: "00:00" } },
  "DELETE /api/admin/shift": { body: { ids: [6] } },
  "GET /api/admin/employer-shift-relations": { query: `employer_ids=2&employer_ids=3&${DAYS}&status=` },
  "PUT /api/admin/employer-shift-relations/status": {
    body: {
      start_date: "2026-11-21",
      end_date: "2026-11-21",
      employer_ids: [2],
      shift_ids: [],
      status: 2,
      stage: 1,
    },
  },
  "PUT /api/admin/employer-shift-relations": {
    body: {
      datas: [
        {
          employer_id: 2,
          new_shifts: [{ shift_id: 6, date: "2026-11-21", status: 1, stage: 1 }],
          delete_shift_ids: [],
          delete_shift_dates: ["2026-11-22"],
        },
      ],
    },
  },
  "POST /line/user/appointment": {
    body: {
      customer_name: "林",
      customer_phone: "0912",
      source_of_appointment: 2,
      status: 2,
      start_time: START,
      remark: "",
      appointment_content: [CONTENT],
    },
  },
  "GET /line/user/appointment/list": { query: "name=&start_time_begin=&status=1&page=1&page_num=10000" },
  "GET /line/service/select-list": { query: "name=" },
  "GET /line/employer/select-list": { query: "name=" },
  "GET /line/employer/have-free/select-list": { query: `start_time=${TIME}&service_id=4` },
  "GET /line/employer/shift-relations": { query: `employer_ids=2&${DAYS}&status=2&stage=2` },
  "GET /line/employer/appointment-list": {
    query: "id=2&start_time=2026-11-22&end_time=2026-11-22T15:59:59Z",
  },
};
