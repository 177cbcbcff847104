import type { Route } from "./route.ts";
import { productOrderRoutes } from "./routes/admin/productOrder.ts";
import { productOrderContentRoutes } from "./routes/admin/productOrderContent.ts";
import { authRoutes } from "./routes/auth.ts";
import { loginRoutes } from "./routes/line/login.ts";
import { productRoutes as lineProductRoutes } from "./routes/line/product.ts";
import { productOrderRoutes as lineProductOrderRoutes } from "./routes/line/productOrder.ts";
import { productOrderContentRoutes as lineProductOrderContentRoutes } from "./routes/line/productOrderContent.ts";
import { productTypeRoutes as lineProductTypeRoutes } from "./routes/line/productType.ts";
import { storeInformationRoutes as lineStoreInformationRoutes } from "./routes/line/storeInformation.ts";
import { userRoutes as lineUserRoutes } from "./routes/line/user.ts";

/** Every route that the bridge serves, in the order of the documentation. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...productOrderRoutes,
  ...productOrderContentRoutes,
  ...lineProductRoutes,
  ...lineProductTypeRoutes,
  ...lineStoreInformationRoutes,
  ...lineUserRoutes,
  ...loginRoutes,
  ...lineProductOrderRoutes,
  ...lineProductOrderContentRoutes,
];
