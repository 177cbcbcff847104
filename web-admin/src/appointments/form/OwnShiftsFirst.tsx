import { rowId } from "@machiya/schema/ids";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { OwnShiftsFirstQuery } from "../../__generated__/OwnShiftsFirstQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { Redirect } from "../../ui/Redirect.tsx";

/** Redirects a staff member of role 3 to their own appointments and keeps the other URL parameters. */
export function OwnShiftsFirst() {
  const [search] = useSearchParams();
  const { viewer } = useLazyLoadQuery<OwnShiftsFirstQuery>(
    graphql`
      query OwnShiftsFirstQuery {
        viewer {
          staffMember {
            id
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const own = new URLSearchParams(search);
  own.set("staff", String(rowId("StaffMember", viewer.staffMember?.id ?? "") ?? 0));
  return <Redirect to={`${paths.appointments}?${own}`} />;
}
