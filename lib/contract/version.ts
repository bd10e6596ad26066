/** The version of the interface. Every response under /v1 has it in the header `Statehouse-Version`. */
export const interfaceVersion = '1.0';

/** The registered agent's addresses exist without /v1 too. */
export function isVersioned(path: string): boolean {
  return path.startsWith('/v1/') || path.startsWith('/business/');
}

/** The operations desk is not part of the partners' interface: for them its addresses do not exist. */
export function isOfDesk(path: string): boolean {
  return path.startsWith('/v1/operations/') || path === '/v1/operations';
}
