import { inEnglish } from '@propguard/rules/messages/in-english';
import * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  date: 'a day such as 2026-11-15',
  datetime: 'an instant such as 2026-11-15T09:30:00Z',
  email: 'an email address',
  url: 'an address such as https://example.com',
};

const counted = (count: number | bigint, origin: string): string => {
  if (origin === 'string')
    return inEnglish('{count, plural, one {# character} other {# characters}}', { count: Number(count) });
  if (origin === 'array')
    return inEnglish('{count, plural, one {# entry} other {# entries}}', { count: Number(count) });
  return String(count);
};

const has = (origin: string): string => (origin === 'string' || origin === 'array' ? 'have' : 'be');

/** What a caller is told of a field where the contract has no words of its own. */
export const plainIssue = (issue: Issue): string | undefined => {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (issue.input === undefined) return 'This is missing.';
    if (issue.code === 'invalid_value') return `This must be one of: ${issue.values.join(', ')}.`;
    const kind = KINDS[issue.expected];
    return kind && `This must be ${kind}.`;
  }
  if (issue.code === 'too_small')
    return `This must ${has(issue.origin)} ${issue.inclusive ? 'at least' : 'more than'} ${counted(issue.minimum, issue.origin)}.`;
  if (issue.code === 'too_big')
    return `This must ${has(issue.origin)} ${issue.inclusive ? 'at most' : 'less than'} ${counted(issue.maximum, issue.origin)}.`;
  if (issue.code === 'unrecognized_keys') return `We don’t know: ${issue.keys.join(', ')}.`;
  const format = issue.code === 'invalid_format' ? FORMATS[issue.format] : undefined;
  return format && `This must be ${format}.`;
};

/** For the whole process; what a schema says itself still stands before it. */
export const speakPlainly = (): void => {
  z.config({ customError: plainIssue });
};
