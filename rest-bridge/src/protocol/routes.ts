import { addSubListRoutes } from "../routes/admin/addSubList.ts";
import { appointmentRoutes } from "../routes/admin/appointment.ts";
import { blockListRoutes } from "../routes/admin/blockList.ts";
import { employerRoutes } from "../routes/admin/employer.ts";
import { employerShiftRelationRoutes } from "../routes/admin/employerShiftRelations.ts";
import { imageRegistryRoutes } from "../routes/admin/imageRegistry.ts";
import { lineUserRoutes } from "../routes/admin/lineUser.ts";
import { productRoutes } from "../routes/admin/product.ts";
import { productOrderRoutes } from "../routes/admin/productOrder.ts";
import { productOrderContentRoutes } from "../routes/admin/productOrderContent.ts";
import { productTypeRoutes } from "../routes/admin/productType.ts";
import { serviceRoutes } from "../routes/admin/service.ts";
import { shiftRoutes } from "../routes/admin/shift.ts";
import { storeInformationRoutes } from "../routes/admin/storeInformation.ts";
import { authRoutes } from "../routes/auth.ts";
import { lineAppointmentRoutes } from "../routes/line/appointment.ts";
import { lineEmployerRoutes } from "../routes/line/employer.ts";
import { lineLoginRoutes } from "../routes/line/login.ts";
import { lineProductRoutes } from "../routes/line/product.ts";
import { lineOrderRoutes as lineProductOrderRoutes } from "../routes/line/productOrder.ts";
import { lineOrderContentRoutes as lineProductOrderContentRoutes } from "../routes/line/productOrderContent.ts";
import { lineProductTypeRoutes } from "../routes/line/productType.ts";
import { lineServiceRoutes } from "../routes/line/service.ts";
import { lineStoreInformationRoutes } from "../routes/line/storeInformation.ts";
import { lineUserAccountRoutes as lineUserSessionRoutes } from "../routes/line/user.ts";
import type { Route } from "./route.ts";

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
  ...lineLoginRoutes,
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
