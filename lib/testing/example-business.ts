import type { Business } from '#lib/contract/business';
import { business } from '#lib/service/reference/examples/businesses';

/** The record of the reference, with every member. */
export const exampleBusiness: Business = business;
