import { graphql, useMutation } from "react-relay";
import type { useCreateAppointmentSeriesMutation } from "../../__generated__/useCreateAppointmentSeriesMutation.graphql.ts";

export type SeriesEntries = useCreateAppointmentSeriesMutation["response"]["createAppointmentSeries"];

/** Creates an appointment and its repetitions, with one result per date. */
export function useCreateAppointmentSeries() {
  return useMutation<useCreateAppointmentSeriesMutation>(graphql`
    mutation useCreateAppointmentSeriesMutation($input: CreateAppointmentSeriesInput!) {
      createAppointmentSeries(input: $input) {
        startsAt
        reason
        nearestStartsAt
        nearestStaffName
        appointment {
          number
          startsAt
        }
      }
    }
  `);
}
