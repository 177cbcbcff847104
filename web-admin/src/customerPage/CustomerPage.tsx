import { PersonRegular } from "@fluentui/react-icons";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import { Outlet } from "react-router";
import CustomerPageQueryNode, { type CustomerPageQuery } from "../__generated__/CustomerPageQuery.graphql.ts";
import { customerNumber } from "../customers/customerSearch.ts";
import { useCustomerName, usePersonName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { customerPath, paths } from "../paths.ts";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { Redirect } from "../ui/Redirect.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { CustomerOverview } from "./CustomerOverview.tsx";
import { CustomerTools } from "./CustomerTools.tsx";

/** The screen of one customer, for administrators. */
export function CustomerPage() {
  const words = useMessages("customerPage");
  const loaded = useRouteLoaded<CustomerPageQuery>();
  if (loaded === null) return <MissingCustomer />;
  const framed = (content: React.ReactNode) => (
    <Page title={words.title}>
      <Panel>{content}</Panel>
    </Page>
  );
  return (
    <Boundary attempt={loaded} frame={framed}>
      <Suspense fallback={framed(<ListSkeleton rows={10} />)}>
        <LoadedCustomer loaded={loaded} />
      </Suspense>
    </Boundary>
  );
}

function MissingCustomer() {
  const words = useMessages("customerPage");
  return (
    <Page title={words.title}>
      <Panel>
        <Notice
          icon={<PersonRegular />}
          title={words.missing}
          text={words.missingText}
          action={<TextLink to={paths.customers}>{words.toList}</TextLink>}
        />
      </Panel>
    </Page>
  );
}

function LoadedCustomer({ loaded }: { loaded: PreloadedQuery<CustomerPageQuery> }) {
  const nameOf = useCustomerName();
  const personName = usePersonName();
  const { node } = useLoadedQuery<CustomerPageQuery>(
    graphql`
      query CustomerPageQuery($id: ID!, $count: Int!) {
        node(id: $id) {
          id
          ... on Customer {
            name
            phone
            erased
            mergedInto {
              id
            }
          }
          ...CustomerTools_customer @alias(as: "tools")
          ...CustomerOverview_customer @alias(as: "overview") @arguments(count: $count)
        }
      }
    `,
    loaded,
  );
  if (node?.mergedInto != null) return <Redirect to={customerPath(customerNumber(node.mergedInto.id))} />;
  if (node?.tools == null || node.overview == null) return <MissingCustomer />;
  const { id, name = "", phone = "", erased = false } = node;
  return (
    <Page
      key={id}
      title={`${erased ? personName(name, { erased }) : nameOf(name)} #${customerNumber(id)}`}
      tools={
        <>
          <RefreshButton document={CustomerPageQueryNode} variables={loaded.variables} />
          <CustomerTools customer={node.tools} />
        </>
      }
    >
      <CustomerOverview customer={node.overview} variables={loaded.variables} />
      <Outlet context={{ id, name, phone }} />
    </Page>
  );
}
