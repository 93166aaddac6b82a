import { type Verification, verifyBundle } from '@propguard/proof/bundle/verify-bundle';

/** Far above any bundle; a film that was dropped by mistake is not read. */
export const BUNDLE_MAX_BYTES = 5 * 1024 * 1024;

export type CheckedBundle = Verification & { name: string; durationMs: number };

/** The code comes with the screen: from here on nothing is asked of anyone, and the time is all that it takes. */
export async function checkBundle(name: string, file: Blob): Promise<CheckedBundle> {
  const startedAt = performance.now();
  const verification = await verifyBundle(new Uint8Array(await file.arrayBuffer()));
  return { ...verification, name, durationMs: performance.now() - startedAt };
}
