import type { FieldError } from '@propguard/protocol/errors';

const MAX_DEPTH = 64;

/** PostgreSQL cannot store U+0000 or half a surrogate pair. Whoever sends one is told where. */
export const findUnstorableText = (value: unknown, path: string[] = []): FieldError | null => {
  if (path.length > MAX_DEPTH) return { field: path[0] ?? 'body', message: 'This is nested too deeply.' };
  if (typeof value === 'string') {
    const isFine = !value.includes('\u0000') && value.isWellFormed();
    return isFine
      ? null
      : { field: path.join('.') || 'body', message: 'This text has characters we can’t store.' };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, child] of Object.entries(value)) {
    const found = findUnstorableText(key, [...path, 'name']) ?? findUnstorableText(child, [...path, key]);
    if (found) return found;
  }
  return null;
};
