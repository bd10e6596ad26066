import type { Registration } from '#lib/service/http/app-env';
import { createBusinessRoute } from '#lib/service/http/routes/business/create-business';
import { getBusinessRoute } from '#lib/service/http/routes/business/get-business';

/** Every operation of the service. */
export const routes: Registration[] = [createBusinessRoute, getBusinessRoute];
