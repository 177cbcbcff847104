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
import type { ProductTypeListQuery as TypesQuery } from "./__generated__/ProductTypeListQuery.graphql.ts";
import type { StoreListQuery as StoresQuery } from "./__generated__/StoreListQuery.graphql.ts";
import { discountListVariables, openDiscountVariables } from "./discounts/discountSearch.ts";
import { imageListVariables, openImageVariables } from "./images/imageSearch.ts";
import { paths } from "./paths.ts";
import { openProductVariables, productListVariables } from "./products/productSearch.ts";
import { openProductTypeVariables, productTypeListVariables } from "./productTypes/productTypeSearch.ts";
import { routeQuery } from "./relay/routeQuery.ts";
import { openStoreVariables } from "./store/storeSearch.ts";

/** The addresses of what the shop sells, and of the shop itself: each a list, and as its child what the address opens over it. */
export function catalogueRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: paths.products,
      ...routeQuery<ProductsQuery>(
        environment,
        () => import("./__generated__/ProductListQuery.graphql.ts"),
        productListVariables,
      ),
      lazy: { Component: async () => (await import("./products/ProductsPage.tsx")).ProductsPage },
      children: [
        {
          index: true,
          ...routeQuery<ProductQuery>(
            environment,
            () => import("./__generated__/OpenProductQuery.graphql.ts"),
            openProductVariables,
          ),
          lazy: { Component: async () => (await import("./products/ProductDialogs.tsx")).ProductDialogs },
        },
      ],
    },
    {
      path: paths.productTypes,
      ...routeQuery<TypesQuery>(
        environment,
        () => import("./__generated__/ProductTypeListQuery.graphql.ts"),
        productTypeListVariables,
      ),
      lazy: { Component: async () => (await import("./productTypes/ProductTypesPage.tsx")).ProductTypesPage },
      children: [
        {
          index: true,
          ...routeQuery<TypeQuery>(
            environment,
            () => import("./__generated__/OpenProductTypeQuery.graphql.ts"),
            openProductTypeVariables,
          ),
          lazy: {
            Component: async () => (await import("./productTypes/ProductTypeDialogs.tsx")).ProductTypeDialogs,
          },
        },
      ],
    },
    {
      path: paths.discounts,
      ...routeQuery<DiscountsQuery>(
        environment,
        () => import("./__generated__/DiscountListQuery.graphql.ts"),
        discountListVariables,
      ),
      lazy: { Component: async () => (await import("./discounts/DiscountsPage.tsx")).DiscountsPage },
      children: [
        {
          index: true,
          ...routeQuery<DiscountQuery>(
            environment,
            () => import("./__generated__/OpenDiscountQuery.graphql.ts"),
            openDiscountVariables,
          ),
          lazy: { Component: async () => (await import("./discounts/DiscountDialogs.tsx")).DiscountDialogs },
        },
      ],
    },
    {
      path: paths.images,
      ...routeQuery<ImagesQuery>(
        environment,
        () => import("./__generated__/ImageListQuery.graphql.ts"),
        imageListVariables,
      ),
      lazy: { Component: async () => (await import("./images/ImagesPage.tsx")).ImagesPage },
      children: [
        {
          index: true,
          ...routeQuery<ImageQuery>(
            environment,
            () => import("./__generated__/OpenImageQuery.graphql.ts"),
            openImageVariables,
          ),
          lazy: { Component: async () => (await import("./images/ImageDialogs.tsx")).ImageDialogs },
        },
      ],
    },
    {
      path: paths.store,
      ...routeQuery<StoresQuery>(
        environment,
        () => import("./__generated__/StoreListQuery.graphql.ts"),
        () => ({}),
      ),
      lazy: { Component: async () => (await import("./store/StorePage.tsx")).StorePage },
      children: [
        {
          index: true,
          ...routeQuery<StoreQuery>(
            environment,
            () => import("./__generated__/OpenStoreQuery.graphql.ts"),
            openStoreVariables,
          ),
          lazy: { Component: async () => (await import("./store/StoreDialogs.tsx")).StoreDialogs },
        },
      ],
    },
  ];
}
