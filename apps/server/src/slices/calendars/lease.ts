/** So long one run may be silent; if it is lost, another begins after that. Each piece that was read gives it as long again. */
const LEASE_MS = 4 * 60_000;

export const leaseEnd = (): Date => new Date(Date.now() + LEASE_MS);
