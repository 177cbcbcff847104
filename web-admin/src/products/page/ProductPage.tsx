import { BoxRegular } from "@fluentui/react-icons";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import { Outlet, useLocation } from "react-router";
import ProductPageQueryNode, { type ProductPageQuery } from "../../__generated__/ProductPageQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { productPath } from "../../paths.ts";
import { RefreshButton } from "../../relay/records/RefreshButton.tsx";
import { useLoadedQuery, useRouteLoaded } from "../../relay/routeQuery.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { Page } from "../../ui/Page.tsx";
import { Redirect } from "../../ui/Redirect.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { productNumber } from "../list/productSearch.ts";
import { ProductEditor } from "../record/ProductEditor.tsx";
import { DeleteProductButton } from "./DeleteProductButton.tsx";
import { ProductPreview } from "./ProductPreview.tsx";
import { ProductTabs } from "./ProductTabs.tsx";
import { useListPath } from "./useListPath.ts";

/** The screen of one product, for administrators. */
export function ProductPage() {
  const { product: title } = useMessages("productEdit");
  const loaded = useRouteLoaded<ProductPageQuery>();
  const { pathname } = useLocation();
  if (loaded === null) return <MissingProduct />;
  const framed = (content: React.ReactNode) => (
    <Page title={title}>
      <Panel>{content}</Panel>
    </Page>
  );
  return (
    <Boundary attempt={loaded} frame={framed}>
      <Suspense fallback={framed(<ListSkeleton rows={10} />)}>
        <LoadedProductPage key={pathname} loaded={loaded} />
      </Suspense>
    </Boundary>
  );
}

function MissingProduct() {
  const words = useMessages("productPage");
  const { product: title } = useMessages("productEdit");
  const listPath = useListPath();
  return (
    <Page title={title}>
      <Panel>
        <Notice
          icon={<BoxRegular />}
          title={words.missing}
          text={words.missingText}
          action={<TextLink to={listPath}>{words.toList}</TextLink>}
        />
      </Panel>
    </Page>
  );
}

function LoadedProductPage({ loaded }: { loaded: PreloadedQuery<ProductPageQuery> }) {
  const words = useMessages("productPage");
  const listPath = useListPath();
  const { product, productTypes } = useLoadedQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($id: ID!, $stockCount: Int!) {
        product: node(id: $id) {
          id
          ... on Product @alias(as: "record") {
            name
            parentId
            ...ProductEditor_product
            ...ProductPreview_product
            ...ProductTabs_product @arguments(count: $stockCount)
          }
        }
        productTypes(first: 100) {
          ...useTypeOptions_productTypes
        }
      }
    `,
    loaded,
  );
  if (product?.record == null) return <MissingProduct />;
  const { id, record } = product;
  // A variant is edited on the page of its product.
  if (record.parentId != null) return <Redirect to={productPath(productNumber(record.parentId))} />;
  return (
    <Page
      title={`${record.name} #${productNumber(id)}`}
      tools={
        <>
          <TextLink to={listPath}>{words.toList}</TextLink>
          <RefreshButton document={ProductPageQueryNode} variables={loaded.variables} />
          <DeleteProductButton id={id} name={record.name} />
        </>
      }
    >
      <ProductEditor
        key={id}
        product={record}
        types={productTypes}
        variables={loaded.variables}
        preview={(draft, typeNames) => (
          <ProductPreview product={record} draft={draft} typeNames={typeNames} />
        )}
      />
      <ProductTabs
        product={record}
        shownBy={{ document: ProductPageQueryNode, variables: loaded.variables }}
      />
      <Outlet />
    </Page>
  );
}
