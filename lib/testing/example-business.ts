import type { Business } from '#lib/contract/business';
import { business } from '#lib/service/reference/examples/businesses';

/** The example business of the reference, with every member. */
export const exampleBusiness: Business = business;
