import { TRIED_KEY_HEADER } from '@propguard/rules/assistant/tried-key';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { bounded, type CleanError, cleanError, cleanText } from './clean-error.ts';
import type { Config } from './config/config.ts';

/** Nothing secret or personal is logged on purpose; these paths are the second lock on the door. */
const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-api-key"]',
  `req.headers["${TRIED_KEY_HEADER}"]`,
  `headers["${TRIED_KEY_HEADER}"]`,
  '*.password',
  '*.token',
  '*.secret',
  '*.key',
  '*.organisationSecret',
  '*.email',
];

/** What one line may take, so that nobody fills the disk, or a reader of logs, by what they send. */
export const LONGEST_LINE = 8192;
const LONGEST_VALUE = 2000;
const DEEPEST = 5;

const logged = ({ type, message, stack, fields, issues, cause, errors }: CleanError): object => ({
  type,
  message,
  ...fields,
  ...(issues ? { issues } : {}),
  stack,
  ...(cause ? { cause: logged(cause) } : {}),
  ...(errors ? { errors: errors.map(logged) } : {}),
});

/** Errors wherever they stand, and texts that quote one. */
const cleanValue = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return bounded(cleanText(value), LONGEST_VALUE);
  if (value instanceof Error) return logged(cleanError(value));
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => cleanValue(one, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanValue(one, depth - 1)]));
};

/** The last bound, whatever made the line long: what matters of it, and that it was cut. */
const boundLine = (line: string): string => {
  if (line.length <= LONGEST_LINE) return line;
  const { level, time, version, requestId, jobId, msg, err } = JSON.parse(line) as Record<string, unknown>;
  const error = bounded(JSON.stringify(err) ?? '', LONGEST_LINE / 2);
  const short = {
    level,
    time,
    version,
    requestId,
    jobId,
    msg: bounded(String(msg), 500),
    isCut: true,
    error,
  };
  return `${JSON.stringify(short).slice(0, LONGEST_LINE)}\n`;
};

export const createLog = (
  { log, version }: Pick<Config, 'log' | 'version'>,
  sink?: DestinationStream,
): Logger => {
  const options: LoggerOptions = {
    level: log.level,
    base: { version },
    redact: { paths: REDACTED, censor: '[redacted]' },
    // Cleaned below, with whatever else is logged; pino's own would write out every field of an error.
    serializers: { err: (error: unknown) => error },
    formatters: { log: (values) => cleanValue(values, DEEPEST) as Record<string, unknown> },
    hooks: {
      logMethod(given, method) {
        const [first, ...rest] = given as unknown[];
        const alone = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        // Without words of its own, the line's would be the error's.
        const words = rest.length === 0 && alone instanceof Error ? [cleanError(alone).message] : rest;
        const said = [first, ...words].map((one) =>
          typeof one === 'string' ? bounded(cleanText(one), LONGEST_VALUE) : one,
        );
        method.apply(this, said as Parameters<typeof method>);
      },
      streamWrite: boundLine,
    },
  };
  return sink ? pino(options, sink) : pino(options);
};
