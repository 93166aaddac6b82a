import { FILE_REFUSALS } from '@propguard/rules/media/file-refusals';
import { PLAN_NAMES } from '@propguard/rules/plans/plans';
import * as z from 'zod';

/** One entry a failure: its HTTP status and the sentence a person reads. */
export const ERRORS = {
  MALFORMED_REQUEST: { status: 400, message: 'We couldn’t read the request.' },
  SIGNATURE_INVALID: { status: 400, message: 'The signature doesn’t belong to this message.' },
  UNAUTHENTICATED: { status: 401, message: 'Sign in, or send an API key.' },
  INVALID_CREDENTIALS: { status: 401, message: 'That email address or password isn’t right.' },
  PLAN_LIMIT_REACHED: {
    status: 402,
    message:
      'You’ve used all of this month’s reports. Choose a larger plan under Pricing, or wait for next month.',
  },
  PLAN_NEEDED: {
    status: 402,
    message: 'Your plan doesn’t include this. Choose a larger one under Pricing.',
  },
  PAYMENT_DECLINED: { status: 402, message: 'The card was declined. Nothing changed.' },
  FORBIDDEN: { status: 403, message: 'Your role doesn’t allow this.' },
  KEY_SCOPE_MISSING: { status: 403, message: 'This API key doesn’t have the scope for that.' },
  ADDRESS_UNCONFIRMED: {
    status: 403,
    message: 'Confirm your email address first. You can enter the code, or ask for a new one, under Account.',
  },
  ADDRESS_NOT_ALLOWED: {
    status: 403,
    message:
      'The sign-in service didn’t give us a confirmed email address from a domain that’s allowed here. Nothing was changed.',
  },
  FOREIGN_ORIGIN: { status: 403, message: 'The request came from another site.' },
  NOT_FOUND: { status: 404, message: 'There’s nothing here by that name.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address doesn’t answer to that method.' },
  EMAIL_TAKEN: { status: 409, message: 'There’s already an account with this email address.' },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member.' },
  LAST_OWNER: { status: 409, message: 'A workspace needs at least one owner.' },
  CONFLICT: { status: 409, message: 'Something changed in the meantime. Take another look and try again.' },
  TIME_TAKEN: { status: 409, message: 'This time has just been taken. Choose another.' },
  JOB_NOT_RUNNING: { status: 409, message: 'This job has already ended.' },
  JOB_NOT_ENDED: { status: 409, message: 'This job hasn’t failed or been cancelled.' },
  NO_BACKUP_FOLDER: {
    status: 409,
    message: 'No backup folder is set. Give the worker nodes BACKUP_DIR and restart them.',
  },
  LIMIT_REACHED: { status: 409, message: 'This workspace has reached its limit.' },
  SAMPLE_ON_PUBLIC_NETWORK: {
    status: 409,
    message: 'This uses sample data, so it can’t be minted on a public network.',
  },
  CERTIFICATE_NOT_ISSUED: { status: 409, message: 'This certificate hasn’t been issued yet.' },
  OPERATOR_EXISTS: { status: 409, message: 'This installation already has an operator.' },
  LINK_EXPIRED: { status: 410, message: 'This link has expired or has been used.' },
  STORAGE_FULL: {
    status: 413,
    message: 'There’s no room left for this. Remove something first, or ask the operator for more.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON.' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'The file has no such part.' },
  WRONG_HOST: {
    status: 421,
    message: 'Nothing is served under this name. Open the address the operator has set for it.',
  },
  VALIDATION_FAILED: { status: 422, message: 'Some of what you sent isn’t right.' },
  PASSKEY_REFUSED: {
    status: 422,
    message: 'We don’t know this passkey, or it was made for another site.',
  },
  CODE_NOT_RIGHT: {
    status: 422,
    message: 'That code isn’t right, or no longer works. Check it, or ask for a new one.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'This idempotency key was used for a different request.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Wait a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  TIMED_OUT: { status: 503, message: 'This took too long. Try again.' },
  OVERLOADED: { status: 503, message: 'The server is busy. Try again shortly.' },
  KEYS_LOCKED: {
    status: 503,
    message:
      'This installation’s secret doesn’t open its keys. The operator needs to set PROPGUARD_SECRET_PREVIOUS to the previous one.',
  },
  WRONG_NETWORK: {
    status: 503,
    message: 'The chain that answers isn’t the configured network. Nothing was sent to it.',
  },
  CHAIN_ACCOUNT_EMPTY: {
    status: 503,
    message:
      'Transaction failed: Insufficient gas fee. The account that signs for this installation needs coin.',
  },
  NOT_WRITABLE: {
    status: 503,
    message:
      'We can’t save anything at the moment: this installation’s disk is full or read-only. Nothing was changed. Try again later.',
  },
  SIGN_IN_SERVICE_FAILED: {
    status: 503,
    message:
      'The sign-in service gave an answer we don’t understand. Nothing was changed. Try again, or sign in with your password.',
  },
  UNAVAILABLE: { status: 503, message: 'We can’t reach a service this needs.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const FieldError = z.object({
  field: z.string().describe('The path of the field, with dots: `members.0.email`.'),
  message: z.string(),
  reason: z.enum(FILE_REFUSALS).optional().describe('Why a file was refused, to say it in your own words.'),
});
export type FieldError = z.infer<typeof FieldError>;

/** The way on, where a plan is the obstacle. */
const Upgrade = z.object({
  plan: z.enum(PLAN_NAMES).describe('The smallest plan that allows it.'),
  path: z.string().describe('The screen where it is chosen.'),
  resetsAt: z.iso.datetime().optional().describe('When the present plan allows it again by itself.'),
});

/** Whose room is used up, and how much of it there is. */
const StorageState = z.object({
  of: z.enum(['visitor', 'network', 'visitors', 'workspace', 'installation']),
  usedBytes: z.number(),
  limitBytes: z.number(),
});

/** What every error reply carries beside code, status and message. */
export const ErrorData = z.object({
  requestId: z.string().optional(),
  fields: z.array(FieldError).optional(),
  retryAfterSeconds: z.number().optional(),
  upgrade: Upgrade.optional(),
  storage: StorageState.optional(),
});
export type ErrorData = z.infer<typeof ErrorData>;

const declare = <C extends ErrorCode>(code: C) => ({
  [code]: { status: ERRORS[code].status, message: ERRORS[code].message, data: ErrorData.optional() },
});

type Declared<C extends ErrorCode> = {
  [K in C]: { status: (typeof ERRORS)[K]['status']; message: string; data: z.ZodOptional<typeof ErrorData> };
};

/** The errors that a route declares, as oRPC wants them. */
export const errorsOf = <C extends ErrorCode>(...codes: C[]): Declared<C> =>
  Object.assign({}, ...codes.map(declare)) as Declared<C>;
