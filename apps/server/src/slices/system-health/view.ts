import type { ServiceHealth } from '@propguard/protocol/system-health';

type Details = ServiceHealth['details'];

export const healthOf = (
  service: string,
  status: ServiceHealth['status'],
  details: Details,
): ServiceHealth => ({
  service,
  status,
  checkedAt: new Date().toISOString(),
  details,
});
