import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * What is told of an error, in the log and on a job's page: what went wrong and where, never with what. A failed query
 * carries its parameters, and PostgreSQL quotes the row that it refused: names, addresses, keys of people.
 */
export type CleanError = {
  type: string;
  message: string;
  /** Frames alone: the message stands before them as it was when the error was made. */
  stack: string;
  /** Of the fields that an error may carry, those that name something of ours and nothing of a person's. */
  fields: Record<string, string | number>;
  issues?: string[];
  cause?: CleanError;
  errors?: CleanError[];
};

type Bounds = { longestText: number; mostFrames: number; mostCauses: number };
const BOUNDS: Bounds = { longestText: 2000, mostFrames: 30, mostCauses: 5 };

/** Codes and names of our own schema. Not `detail`, `where`, `hint`, `internalQuery`: they quote what was sent. */
const TOLD_FIELDS = [
  'code',
  'status',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'errno',
  'syscall',
];
const DATA_EXCEPTION = '22';

export const bounded = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;

/** Drizzle's words for a failed query end with its parameters, wherever they were quoted since. */
export const cleanText = (text: string): string =>
  text.includes('Failed query:') ? text.replace(/(Failed query:[\s\S]*?)\nparams: [\s\S]*/, '$1') : text;

const fieldOf = (error: object, name: string): unknown => (error as Record<string, unknown>)[name];

const messageOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // The only class of PostgreSQL's messages that quotes values; in the others quotes stand around names of ours.
  if (error instanceof pg.DatabaseError && error.code?.startsWith(DATA_EXCEPTION))
    return error.message.replace(/"[\s\S]*"/, '"…"');
  return cleanText(error.message);
};

const isFrame = (line: string): boolean => /^\s+at\s/.test(line);

/** What follows the message, which the stack repeats: a parameter could look like a frame. */
const framesOf = ({ stack = '', message }: Error, most: number): string => {
  const at = stack.indexOf(message);
  const rest = at === -1 ? cleanText(stack) : stack.slice(at + message.length);
  return rest.split('\n').filter(isFrame).slice(0, most).join('\n');
};

const fieldsOf = (error: Error): CleanError['fields'] =>
  Object.fromEntries(
    TOLD_FIELDS.map((name) => [name, fieldOf(error, name)] as const).filter(
      (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
    ),
  );

type Issue = { message?: unknown; path?: readonly unknown[] };

/** Which field was not what the contract says, without what stood in it. */
const issuesOf = (error: Error): string[] | undefined => {
  const issues = fieldOf(error, 'issues');
  if (!Array.isArray(issues)) return undefined;
  return issues
    .slice(0, 5)
    .map(({ path = [], message }: Issue) => `${path.map(String).join('.')}: ${String(message)}`);
};

const cleanAt = (thrown: unknown, bounds: Bounds, depth: number): CleanError => {
  if (!(thrown instanceof Error)) {
    const message = bounded(cleanText(String(thrown)), bounds.longestText);
    return { type: typeof thrown, message, stack: '', fields: {} };
  }
  const inner = depth < bounds.mostCauses;
  const issues = issuesOf(thrown);
  return {
    type: thrown.name === 'Error' ? thrown.constructor.name : thrown.name,
    message: bounded(messageOf(thrown), bounds.longestText),
    stack: bounded(framesOf(thrown, bounds.mostFrames), bounds.longestText * 2),
    fields: fieldsOf(thrown),
    ...(issues ? { issues } : {}),
    ...(inner && thrown.cause !== undefined ? { cause: cleanAt(thrown.cause, bounds, depth + 1) } : {}),
    ...(inner && thrown instanceof AggregateError
      ? { errors: thrown.errors.slice(0, 3).map((one) => cleanAt(one, bounds, depth + 1)) }
      : {}),
  };
};

export const cleanError = (thrown: unknown, bounds: Partial<Bounds> = {}): CleanError =>
  cleanAt(thrown, { ...BOUNDS, ...bounds }, 0);

/** The whole of it, for a person to read. */
export const errorText = ({ type, message, stack, fields, issues, cause, errors }: CleanError): string =>
  [
    `${type}: ${message}`,
    ...(issues ?? []).map((issue) => `    ${issue}`),
    ...Object.entries(fields).map(([name, value]) => `    ${name}: ${value}`),
    ...(stack ? [stack] : []),
    ...(cause ? [`caused by ${errorText(cause)}`] : []),
    ...(errors ?? []).map((one) => `one of several: ${errorText(one)}`),
  ].join('\n');
