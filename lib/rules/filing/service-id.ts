/** The service's own identifier of the registration that a filing makes: the end of the filing's id. */
export function serviceIdOf(filingId: string): string {
  return `SH-${filingId.slice(-12).toUpperCase()}`;
}
