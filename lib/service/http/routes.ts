import type { Registration } from '#lib/service/http/app-env';
import { createBusinessRoute } from '#lib/service/http/routes/business/create-business';
import { getBusinessRoute } from '#lib/service/http/routes/business/get-business';
import { consoleRoutes } from '#lib/service/http/routes/console/console-routes';
import { getOpenApiDocumentRoute } from '#lib/service/http/routes/reference/get-openapi-document';
import { getProblemPageRoute } from '#lib/service/http/routes/reference/get-problem-page';

/** Every operation of the service. */
export const routes: Registration[] = [
  createBusinessRoute,
  getBusinessRoute,
  getOpenApiDocumentRoute,
  getProblemPageRoute,
  ...consoleRoutes,
];
