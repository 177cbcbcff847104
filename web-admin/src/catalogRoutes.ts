import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { DiscountListQuery as DiscountsQuery } from "./__generated__/DiscountListQuery.graphql.ts";
import type { ImageListQuery as ImagesQuery } from "./__generated__/ImageListQuery.graphql.ts";
import type { OpenDiscountQuery as DiscountQuery } from "./__generated__/OpenDiscountQuery.graphql.ts";
import type { OpenImageQuery as ImageQuery } from "./__generated__/OpenImageQuery.graphql.ts";
import type { OpenProductQuery as ProductQuery } from "./__generated__/OpenProductQuery.graphql.ts";
import type { OpenProductTypeQuery as TypeQuery } from "./__generated__/OpenProductTypeQuery.graphql.ts";
import type { OpenStoreQuery as StoreQuery } from "./__generated__/OpenStoreQuery.graphql.ts";
import type { ProductListQuery as ProductsQuery } from "./__generated__/ProductListQuery.graphql.ts";
import type { ProductPageQuery as RecordQuery } from "./__generated__/ProductPageQuery.graphql.ts";
import type { ProductTypeListQuery as TypesQuery } from "./__generated__/ProductTypeListQuery.graphql.ts";
import type { StoreListQuery as StoresQuery } from "./__generated__/StoreListQuery.graphql.ts";
import { discountListVariables, openDiscountVariables } from "./discounts/discountSearch.ts";
import { imageListVariables, openImageVariables } from "./images/imageSearch.ts";
import { paths } from "./paths.ts";
import {
  openProductVariables,
  productListVariables,
  productPageVariables,
} from "./products/list/productSearch.ts";
import { openProductTypeVariables, productTypeListVariables } from "./productTypes/productTypeSearch.ts";
import { lazyScreen, screenRoute, screensOf } from "./relay/screens.ts";
import { openStoreVariables } from "./store/storeSearch.ts";

/**
 * The routes of products, discounts, images and the store: each is a list, with the dialogs over it as its
 * child.
 */
export function catalogRoutes(environment: Environment): RouteObject[] {
  const screen = screensOf(environment);
  const productDialogs = () =>
    screen<ProductQuery>(
      () => import("./__generated__/OpenProductQuery.graphql.ts"),
      openProductVariables,
      async () => (await import("./products/record/ProductDialogs.tsx")).ProductDialogs,
    );
  return [
    screenRoute(
      paths.products,
      screen<ProductsQuery>(
        () => import("./__generated__/ProductListQuery.graphql.ts"),
        productListVariables,
        async () => (await import("./products/list/ProductsPage.tsx")).ProductsPage,
      ),
      productDialogs(),
    ),
    screenRoute(
      paths.product,
      screen<RecordQuery>(
        () => import("./__generated__/ProductPageQuery.graphql.ts"),
        productPageVariables,
        async () => (await import("./products/page/ProductPage.tsx")).ProductPage,
      ),
      productDialogs(),
    ),
    {
      path: paths.stockTake,
      ...lazyScreen(async () => (await import("./products/stockTake/StockTakePage.tsx")).StockTakePage),
    },
    screenRoute(
      paths.productTypes,
      screen<TypesQuery>(
        () => import("./__generated__/ProductTypeListQuery.graphql.ts"),
        productTypeListVariables,
        async () => (await import("./productTypes/ProductTypesPage.tsx")).ProductTypesPage,
      ),
      screen<TypeQuery>(
        () => import("./__generated__/OpenProductTypeQuery.graphql.ts"),
        openProductTypeVariables,
        async () => (await import("./productTypes/ProductTypeDialogs.tsx")).ProductTypeDialogs,
      ),
    ),
    screenRoute(
      paths.discounts,
      screen<DiscountsQuery>(
        () => import("./__generated__/DiscountListQuery.graphql.ts"),
        discountListVariables,
        async () => (await import("./discounts/DiscountsPage.tsx")).DiscountsPage,
      ),
      screen<DiscountQuery>(
        () => import("./__generated__/OpenDiscountQuery.graphql.ts"),
        openDiscountVariables,
        async () => (await import("./discounts/DiscountDialogs.tsx")).DiscountDialogs,
      ),
    ),
    screenRoute(
      paths.images,
      screen<ImagesQuery>(
        () => import("./__generated__/ImageListQuery.graphql.ts"),
        imageListVariables,
        async () => (await import("./images/ImagesPage.tsx")).ImagesPage,
      ),
      screen<ImageQuery>(
        () => import("./__generated__/OpenImageQuery.graphql.ts"),
        openImageVariables,
        async () => (await import("./images/ImageDialogs.tsx")).ImageDialogs,
      ),
    ),
    screenRoute(
      paths.store,
      screen<StoresQuery>(
        () => import("./__generated__/StoreListQuery.graphql.ts"),
        () => ({}),
        async () => (await import("./store/StorePage.tsx")).StorePage,
      ),
      screen<StoreQuery>(
        () => import("./__generated__/OpenStoreQuery.graphql.ts"),
        openStoreVariables,
        async () => (await import("./store/StoreDialogs.tsx")).StoreDialogs,
      ),
    ),
  ];
}
