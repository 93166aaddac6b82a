import { ORPCError } from '@orpc/client';
import type { ErrorCode, ErrorData, FieldError } from '@propguard/protocol/errors';

/** The server answered with a failure. `HTTP_ERROR` is one whose body could not be read. */
export type ApiError = ORPCError<ErrorCode | 'HTTP_ERROR', ErrorData | undefined>;

/** The server could not be reached at all. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ORPCError;
}

export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return isApiError(error) && error.code === code;
}

/** What was wrong with which field, when the server refused the input. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  return isApiError(error) ? (error.data?.fields ?? []) : [];
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

type ErrorBody = { code: string; message: string; data?: unknown };

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message } = body as Partial<ErrorBody>;
  return typeof code === 'string' && typeof message === 'string';
}

/** CORE-ERR-01 */
function unreadable(status: number, cause: unknown): ApiError {
  const error = new ORPCError('HTTP_ERROR' as const, {
    status,
    message: `HTTP error! status: ${status}`,
    cause,
  });
  // biome-ignore lint/suspicious/noConsole: the specification asks for this one to be logged.
  console.error(error.message);
  return error as ApiError;
}

type FailedResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: () => Promise<unknown>;
};

export async function readApiError(response: FailedResponse): Promise<ApiError> {
  let body: unknown;
  try {
    body = await response.body();
  } catch (cause) {
    return unreadable(response.status, cause);
  }
  if (!isErrorBody(body)) return unreadable(response.status, undefined);
  const retryAfterSeconds = Number(response.headers['retry-after']);
  const data = {
    ...(Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}),
    ...(body.data as ErrorData | undefined),
  };
  return new ORPCError(body.code as ErrorCode, {
    status: response.status,
    message: body.message,
    data,
    defined: true,
  });
}
