import { Suspense } from "react";
import type { HomeTodayQuery } from "../__generated__/HomeTodayQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useRole } from "../session/role.ts";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { HomeToday } from "./HomeToday.tsx";
import { StaffHome } from "./StaffHome.tsx";

/**
 * The start page: the day of the shop for administrators, links to their own screens for other staff
 * (decisions.md §3).
 */
export function HomePage() {
  const words = useMessages("home");
  const loaded = useRouteLoaded<HomeTodayQuery>();
  const isAdmin = useRole() === "ADMIN";
  return (
    <Page title={isAdmin ? words.title : words.welcome}>
      <Boundary attempt={loaded}>
        <Suspense fallback={<ListSkeleton rows={2} />}>
          {!isAdmin && <StaffHome />}
          {isAdmin && loaded !== null && <HomeToday loaded={loaded} />}
        </Suspense>
      </Boundary>
    </Page>
  );
}
