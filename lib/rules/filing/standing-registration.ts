type Registration = { jurisdiction: string; status: string };

/**
 * Check 5: the registration of a business that blocks another in the same state. A canceled one does not block. The
 * home state counts as a registration, and so does one that was added without a filing.
 */
export function standingRegistration<R extends Registration>(
  registrations: readonly R[],
  jurisdiction: string | null,
): R | undefined {
  return registrations.find((one) => one.jurisdiction === jurisdiction && one.status !== 'canceled');
}
