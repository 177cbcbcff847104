import { commitMutation, graphql } from "react-relay";
import type {
  useBookAppointmentMutation,
  useBookAppointmentMutation$data,
} from "../../__generated__/useBookAppointmentMutation.graphql.ts";
import { useCheckoutKey } from "../../checkout/useCheckoutKey.ts";
import { environment } from "../../relay/environment.ts";
import type { BookingInput } from "../bookingDraft.ts";

const mutation = graphql`
  mutation useBookAppointmentMutation($input: BookAppointmentInput!) {
    bookAppointment(input: $input) {
      id
      number
      customerName
      startsAt
      endsAt
      items {
        id
        serviceName
        serviceMinutes
        servicePrice
        startsAt
        endsAt
        staffMember {
          id
          name
        }
      }
    }
  }
`;

export type BookedAppointment = useBookAppointmentMutation$data["bookAppointment"];

/** Books once, however often the button is tapped (see `useCheckoutKey`). */
export function useBookAppointment() {
  const [book, busy] = useCheckoutKey<BookingInput, BookedAppointment>(
    "bookingAttempt",
    (input, { done, failed }) =>
      commitMutation<useBookAppointmentMutation>(environment, {
        mutation,
        variables: { input },
        onCompleted: ({ bookAppointment }) => done(bookAppointment),
        onError: failed,
      }),
  );
  return { book, busy };
}
