import { useRef, useState } from "react";
import { commitMutation, graphql } from "react-relay";
import type {
  useBookAppointmentMutation,
  useBookAppointmentMutation$data,
} from "../__generated__/useBookAppointmentMutation.graphql.ts";
import { beginAttempt, endAttempt } from "../checkout/attempt.ts";
import { environment } from "../relay/environment.ts";
import { Unreachable } from "../relay/requestError.ts";
import type { BookingInput } from "./bookingDraft.ts";

const KEY = "machiya.bookingAttempt";

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

/** Books once, however often it is tapped, as `usePlaceOrder` orders once. */
export function useBookAppointment() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const book = (input: BookingInput): Promise<BookedAppointment | null> => {
    if (running.current) return Promise.resolve(null);
    running.current = true;
    setBusy(true);
    const idempotencyKey = beginAttempt(KEY, input);
    return new Promise<BookedAppointment>((resolve, reject) => {
      commitMutation<useBookAppointmentMutation>(environment, {
        mutation,
        variables: { input: { ...input, idempotencyKey } },
        onCompleted: ({ bookAppointment }) => {
          endAttempt(KEY);
          resolve(bookAppointment);
        },
        onError: (error) => {
          if (!(error instanceof Unreachable)) endAttempt(KEY);
          reject(error);
        },
      });
    }).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { book, busy };
}
