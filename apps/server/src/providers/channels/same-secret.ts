import { timingSafeEqual } from 'node:crypto';

/** In a time that says nothing of how much of it was right. */
export const isSame = (shown: string | null, expected: string): boolean => {
  if (shown === null) return false;
  const [a, b] = [Buffer.from(shown), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
