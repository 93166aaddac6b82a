import { ORPCError } from '@orpc/client';
import type { ErrorCode } from '@propguard/protocol/errors';
import { hasCode } from './api-error.ts';

/**
 * An error that is about one field of the form, though the server sent it about the whole request: said beside
 * that field, in its own words. Other errors stay as they are.
 */
export function atField(error: unknown, code: ErrorCode, field: string): unknown {
  if (!hasCode(error, code)) return error;
  const { status, message, data } = error;
  return new ORPCError(code, { status, message, data: { ...data, fields: [{ field, message }] } });
}
