// The rule is in the contract, so that a form asks for what the service checks.
export { isAsked, isGiven } from '#lib/contract/is-asked';
