import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import DiscountListQuery, {
  type DiscountListQuery as DiscountsQuery,
} from "./__generated__/DiscountListQuery.graphql.ts";
import ImageListQuery, {
  type ImageListQuery as ImagesQuery,
} from "./__generated__/ImageListQuery.graphql.ts";
import OpenDiscountQuery, {
  type OpenDiscountQuery as DiscountQuery,
} from "./__generated__/OpenDiscountQuery.graphql.ts";
import OpenImageQuery, { type OpenImageQuery as ImageQuery } from "./__generated__/OpenImageQuery.graphql.ts";
import OpenProductQuery, {
  type OpenProductQuery as ProductQuery,
} from "./__generated__/OpenProductQuery.graphql.ts";
import OpenProductTypeQuery, {
  type OpenProductTypeQuery as TypeQuery,
} from "./__generated__/OpenProductTypeQuery.graphql.ts";
import OpenStoreQuery, { type OpenStoreQuery as StoreQuery } from "./__generated__/OpenStoreQuery.graphql.ts";
import ProductListQuery, {
  type ProductListQuery as ProductsQuery,
} from "./__generated__/ProductListQuery.graphql.ts";
import ProductTypeListQuery, {
  type ProductTypeListQuery as TypesQuery,
} from "./__generated__/ProductTypeListQuery.graphql.ts";
import StoreListQuery, {
  type StoreListQuery as StoresQuery,
} from "./__generated__/StoreListQuery.graphql.ts";
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
      ...routeQuery<ProductsQuery>(environment, ProductListQuery, productListVariables),
      lazy: { Component: async () => (await import("./products/ProductsPage.tsx")).ProductsPage },
      children: [
        {
          index: true,
          ...routeQuery<ProductQuery>(environment, OpenProductQuery, openProductVariables),
          lazy: { Component: async () => (await import("./products/ProductDialogs.tsx")).ProductDialogs },
        },
      ],
    },
    {
      path: paths.productTypes,
      ...routeQuery<TypesQuery>(environment, ProductTypeListQuery, productTypeListVariables),
      lazy: { Component: async () => (await import("./productTypes/ProductTypesPage.tsx")).ProductTypesPage },
      children: [
        {
          index: true,
          ...routeQuery<TypeQuery>(environment, OpenProductTypeQuery, openProductTypeVariables),
          lazy: {
            Component: async () => (await import("./productTypes/ProductTypeDialogs.tsx")).ProductTypeDialogs,
          },
        },
      ],
    },
    {
      path: paths.discounts,
      ...routeQuery<DiscountsQuery>(environment, DiscountListQuery, discountListVariables),
      lazy: { Component: async () => (await import("./discounts/DiscountsPage.tsx")).DiscountsPage },
      children: [
        {
          index: true,
          ...routeQuery<DiscountQuery>(environment, OpenDiscountQuery, openDiscountVariables),
          lazy: { Component: async () => (await import("./discounts/DiscountDialogs.tsx")).DiscountDialogs },
        },
      ],
    },
    {
      path: paths.images,
      ...routeQuery<ImagesQuery>(environment, ImageListQuery, imageListVariables),
      lazy: { Component: async () => (await import("./images/ImagesPage.tsx")).ImagesPage },
      children: [
        {
          index: true,
          ...routeQuery<ImageQuery>(environment, OpenImageQuery, openImageVariables),
          lazy: { Component: async () => (await import("./images/ImageDialogs.tsx")).ImageDialogs },
        },
      ],
    },
    {
      path: paths.store,
      ...routeQuery<StoresQuery>(environment, StoreListQuery, () => ({})),
      lazy: { Component: async () => (await import("./store/StorePage.tsx")).StorePage },
      children: [
        {
          index: true,
          ...routeQuery<StoreQuery>(environment, OpenStoreQuery, openStoreVariables),
          lazy: { Component: async () => (await import("./store/StoreDialogs.tsx")).StoreDialogs },
        },
      ],
    },
  ];
}
