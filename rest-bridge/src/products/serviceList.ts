import { SERVICE_FIELDS, type ServiceData } from "../entities/service.ts";
import { document } from "../protocol/graphql.ts";
import type { Connection } from "../wire/paging.ts";

export const SERVICES_DOCUMENT = document<{ services: Connection<ServiceData> }>(`
  query RestServices($filter: ServiceFilter, $first: Int, $after: String) {
    services(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestService } } }
  }
  ${SERVICE_FIELDS}
`);
