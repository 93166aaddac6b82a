import { ORPCError } from '@orpc/server';
import { ERRORS, type ErrorCode, type ErrorData, type FieldError } from '@propguard/protocol/errors';
import { SMALLEST_WITH_API } from '@propguard/rules/plans/plans';

/** An error of the catalogue, to be thrown. Its words and status come from there and nowhere else. */
export const fail = (code: ErrorCode, data?: ErrorData): ORPCError<ErrorCode, ErrorData | undefined> =>
  new ORPCError(code, { status: ERRORS[code].status, message: ERRORS[code].message, data });

/** Bad input that only the operation could find; the fields are named as the form names them. */
export const invalid = (...fields: FieldError[]): ORPCError<ErrorCode, ErrorData | undefined> =>
  fail('VALIDATION_FAILED', { fields });

/** Where a plan is chosen. */
export const PRICING_PATH = '/app?tab=pricing';

/** The workspace's plan does not let programs in; says which one does. */
export const planNeeded = (): ORPCError<ErrorCode, ErrorData | undefined> =>
  fail('PLAN_NEEDED', { upgrade: { plan: SMALLEST_WITH_API, path: PRICING_PATH } });
