import { TRIED_KEY_HEADER } from '@propguard/rules/assistant/tried-key';
import { type DestinationStream, type Logger, pino } from 'pino';
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
  'err.parameters',
  'err.params',
  'err.query',
  'err.detail',
];

export const createLog = (
  { log, version }: Pick<Config, 'log' | 'version'>,
  sink?: DestinationStream,
): Logger => {
  const options = { level: log.level, base: { version }, redact: { paths: REDACTED, censor: '[redacted]' } };
  return sink ? pino(options, sink) : pino(options);
};
