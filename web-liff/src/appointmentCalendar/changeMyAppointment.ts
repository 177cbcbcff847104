import { commitMutation, graphql } from "react-relay";
import type { changeMyAppointmentCancelMutation } from "../__generated__/changeMyAppointmentCancelMutation.graphql.ts";
import type { changeMyAppointmentMoveMutation } from "../__generated__/changeMyAppointmentMoveMutation.graphql.ts";
import { environment } from "../relay/environment.ts";

/** Cancels the appointment. Rejects with a Refusal. */
export function cancelMyAppointment(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<changeMyAppointmentCancelMutation>(environment, {
      mutation: graphql`
        mutation changeMyAppointmentCancelMutation($input: CancelMyAppointmentInput!) {
          cancelMyAppointment(input: $input) {
            id
            state
          }
        }
      `,
      variables: { input: { id } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}

/** Moves the appointment to another start; it becomes pending again. Rejects with a Refusal. */
export function moveMyAppointment(id: string, startsAt: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<changeMyAppointmentMoveMutation>(environment, {
      mutation: graphql`
        mutation changeMyAppointmentMoveMutation($input: MoveMyAppointmentInput!) {
          moveMyAppointment(input: $input) {
            id
            state
            startsAt
            endsAt
          }
        }
      `,
      variables: { input: { id, startsAt } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
