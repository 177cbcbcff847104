import type { Route } from "./route.ts";
import { addSubListRoutes } from "./routes/admin/addSubList.ts";
import { appointmentRoutes } from "./routes/admin/appointment.ts";
import { blockListRoutes } from "./routes/admin/blockList.ts";
import { employerRoutes } from "./routes/admin/employer.ts";
import { employerShiftRelationRoutes } from "./routes/admin/employerShiftRelations.ts";
import { imageRegistryRoutes } from "./routes/admin/imageRegistry.ts";
import { lineUserRoutes } from "./routes/admin/lineUser.ts";
import { productRoutes } from "./routes/admin/product.ts";
import { productOrderRoutes } from "./routes/admin/productOrder.ts";
import { productOrderContentRoutes } from "./routes/admin/productOrderContent.ts";
import { productTypeRoutes } from "./routes/admin/productType.ts";
import { serviceRoutes } from "./routes/admin/service.ts";
import { shiftRoutes } from "./routes/admin/shift.ts";
import { storeInformationRoutes } from "./routes/admin/storeInformation.ts";
import { authRoutes } from "./routes/auth.ts";
import { appointmentRoutes as lineAppointmentRoutes } from "./routes/line/appointment.ts";
import { employerRoutes as lineEmployerRoutes } from "./routes/line/employer.ts";
import { loginRoutes } from "./routes/line/login.ts";
import { productRoutes as lineProductRoutes } from "./routes/line/product.ts";
import { productOrderRoutes as lineProductOrderRoutes } from "./routes/line/productOrder.ts";
import { productOrderContentRoutes as lineProductOrderContentRoutes } from "./routes/line/productOrderContent.ts";
import { productTypeRoutes as lineProductTypeRoutes } from "./routes/line/productType.ts";
import { serviceRoutes as lineServiceRoutes } from "./routes/line/service.ts";
import { storeInformationRoutes as lineStoreInformationRoutes } from "./routes/line/storeInformation.ts";
import { userRoutes as lineUserSessionRoutes } from "./routes/line/user.ts";

/** Every route that the bridge serves, in the order of the documentation. */
export const ROUTES: readonly Route[] = [
  ...productRoutes,
  ...productTypeRoutes,
  ...addSubListRoutes,
  ...authRoutes,
  ...productOrderRoutes,
  ...productOrderContentRoutes,
  ...storeInformationRoutes,
  ...lineUserRoutes,
  ...blockListRoutes,
  ...imageRegistryRoutes,
  ...lineProductRoutes,
  ...lineProductTypeRoutes,
  ...lineStoreInformationRoutes,
  ...lineUserSessionRoutes,
  ...loginRoutes,
  ...lineProductOrderRoutes,
  ...lineProductOrderContentRoutes,
  ...appointmentRoutes,
  ...employerRoutes,
  ...serviceRoutes,
  ...shiftRoutes,
  ...employerShiftRelationRoutes,
  ...lineAppointmentRoutes,
  ...lineServiceRoutes,
  ...lineEmployerRoutes,
];
