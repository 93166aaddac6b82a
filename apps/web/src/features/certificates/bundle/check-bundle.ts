import type { Verification } from '@propguard/proof/bundle/verify-bundle';

/** Far above any bundle; a film that was dropped by mistake is not read. */
export const BUNDLE_MAX_BYTES = 5 * 1024 * 1024;

export type CheckedBundle = Verification & { name: string; durationMs: number };

/** The code that checks is fetched when a file is there; after that nothing is asked of anyone. */
export async function checkBundle(name: string, content: Uint8Array): Promise<CheckedBundle> {
  const { verifyBundle } = await import('@propguard/proof/bundle/verify-bundle');
  const startedAt = performance.now();
  const verification = verifyBundle(content);
  return { ...verification, name, durationMs: performance.now() - startedAt };
}
