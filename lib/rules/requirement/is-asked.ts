// The rule stands in the contract, so that a form asks what the service will check.
export { isAsked, isGiven } from '#lib/contract/is-asked';
