import { ERRORS, type ErrorCode, type ErrorData, type FieldError } from '@propguard/protocol/errors';
import { SMALLEST_WITH_API } from '@propguard/rules/plans/plans';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';

/** An error of the catalogue. Its words and status come from there and nowhere else; http/ makes the reply of it. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: ErrorData | undefined;

  constructor(code: ErrorCode, data?: ErrorData) {
    super(ERRORS[code].message);
    this.code = code;
    this.status = ERRORS[code].status;
    this.data = data;
  }
}

/** To be thrown. */
export const fail = (code: ErrorCode, data?: ErrorData): Failure => new Failure(code, data);

/** Bad input that only the operation could find; the fields are named as the form names them. */
export const invalid = (...fields: FieldError[]): Failure => fail('VALIDATION_FAILED', { fields });

/** Where a plan is chosen. */
export const PRICING_PATH = pathTo(PATHS.app, {}, { tab: 'pricing' });

/** The workspace's plan does not let programs in; says which one does. */
export const planNeeded = (): Failure =>
  fail('PLAN_NEEDED', { upgrade: { plan: SMALLEST_WITH_API, path: PRICING_PATH } });
