import { ORPCError, ValidationError } from '@orpc/server';
import { type ErrorCode, ErrorData, type FieldError } from '@propguard/protocol/errors';
import { Failure, fail } from '../fail.ts';

/** PostgreSQL's own words for what the caller, or the load, did. Anything else of it is our fault. */
const BY_SQL_STATE: Record<string, ErrorCode> = {
  '57014': 'TIMED_OUT',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '57P05': 'UNAVAILABLE',
  '25P03': 'UNAVAILABLE',
  '53300': 'OVERLOADED',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  '55P03': 'CONFLICT',
};
/** Of PostgreSQL (disk full, read-only, a failing disk) and of our own files: what may be read still is. */
const NOT_WRITABLE = new Set(['53100', '25006', '58030', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO']);
const BY_NETWORK_CODE: Record<string, ErrorCode> = {
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
  ETIMEDOUT: 'UNAVAILABLE',
};
/** The driver's words for a connection that is gone, or that it could not get; they carry no code. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|and is not queryable|Query read timeout/;
const BY_ORPC_CODE: Record<string, ErrorCode> = {
  BAD_REQUEST: 'MALFORMED_REQUEST',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};
const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'NOT_FOUND',
};

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] };

const fieldOf = (issue: Issue): FieldError => {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  return { field: path.join('.') || 'body', message: issue.message };
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Drizzle wraps the driver's error; what matters is the innermost one. */
const causes = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];

const isInputValidation = (error: ORPCError<string, unknown>): boolean =>
  error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError;

/** What a trigger raises when there is no room (`count_storage`), with how much there is. */
const NO_ROOM = 'PG507';

const noRoom = (cause: unknown): Failure => {
  const { detail } = cause as { detail?: unknown };
  const storage = ErrorData.shape.storage.safeParse(JSON.parse(String(detail)));
  return fail('STORAGE_FULL', storage.data ? { storage: storage.data } : {});
};

/** Any error that reached the edge, as one of the catalogue. Only INTERNAL is worth a stack trace in the log. */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof ORPCError) {
    if (isInputValidation(error)) {
      return fail('VALIDATION_FAILED', {
        fields: (error.cause as ValidationError).issues.map((issue) => fieldOf(issue as Issue)),
      });
    }
    return fail(BY_ORPC_CODE[error.code] ?? 'INTERNAL');
  }
  for (const cause of causes(error)) {
    const code = codeOf(cause);
    const known = BY_SQL_STATE[code] ?? BY_NETWORK_CODE[code] ?? BY_FASTIFY_CODE[code];
    if (code === NO_ROOM) return noRoom(cause);
    if (NOT_WRITABLE.has(code)) return fail('NOT_WRITABLE');
    if (known) return fail(known);
    if (cause instanceof Error && LOST_CONNECTION.test(cause.message)) return fail('UNAVAILABLE');
  }
  return fail('INTERNAL');
};

const RETRY_AFTER_SECONDS = 5;

/** When it is worth trying again, for the failures that pass by themselves. */
export const retryAfterSeconds = ({ data, status }: Failure): number | undefined =>
  data?.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);

export const errorBody = (failure: Failure, requestId: string) => ({
  defined: true,
  code: failure.code,
  status: failure.status,
  message: failure.message,
  data: { ...failure.data, requestId },
});
