import type { ServiceHealth } from '@propguard/protocol/system-health';
import { SYSTEM_HEALTH_PATHS } from '@propguard/protocol/system-health-paths';

export type ServiceName = keyof typeof SYSTEM_HEALTH_PATHS;
export type SystemHealth = Record<ServiceName, ServiceHealth | null>;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

async function readService(fetch: Fetch, path: string, signal: AbortSignal): Promise<ServiceHealth | null> {
  try {
    const response = await fetch(`/api${path}`, { signal, credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as ServiceHealth) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/**
 * CORE-CALL-17, 18: all services in parallel; one that cannot be read is null, and one that this installation does not
 * have says so itself (`absent`). Read by path and not through the contract: whatever goes wrong with one answer is told of
 * that service alone.
 */
export async function readSystemHealth(
  signal: AbortSignal,
  fetch: Fetch = window.fetch,
): Promise<SystemHealth> {
  const entries = Object.entries(SYSTEM_HEALTH_PATHS).map(
    async ([name, path]) => [name, await readService(fetch, path, signal)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as SystemHealth;
}
