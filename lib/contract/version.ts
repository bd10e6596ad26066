/** The version of the interface. Every answer under /v1 carries it in the header `Statehouse-Version`. */
export const interfaceVersion = '1.0';

/** The registered agent is there without /v1 too. */
export function isVersioned(path: string): boolean {
  return path.startsWith('/v1/') || path.startsWith('/business/');
}

/** The operations desk is not part of the interface of partners: for them its addresses do not exist. */
export function isOfDesk(path: string): boolean {
  return path.startsWith('/v1/operations/') || path === '/v1/operations';
}
