import { createHash } from 'node:crypto';

/** A hash over the hashes of the parts: parts arrive in separate requests, and none is read a second time for it. */
export const contentHash = (partHashes: readonly Buffer[]): string => {
  const whole = createHash('sha256');
  for (const part of partHashes) whole.update(part);
  return whole.digest('hex');
};
