import { inspect } from 'node:util';

const LONGEST_MESSAGE = 500;
const LONGEST_DETAIL = 20_000;

/** PostgreSQL's text takes every character but this one, and an error may quote a file. */
const storable = (said: string): string => said.replaceAll('\0', '\uFFFD');

const cut = (said: string, longest: number): string =>
  said.length <= longest ? said : `${said.slice(0, longest - 1)}…`;

/** `error` for the people whose job it is; `errorDetail`, with the stack and its causes, for the operator alone. */
export const describeError = (error: unknown): { error: string; errorDetail: string } => ({
  error: cut(storable(error instanceof Error ? error.message : String(error)), LONGEST_MESSAGE),
  errorDetail: cut(storable(inspect(error, { depth: 4, maxStringLength: LONGEST_DETAIL })), LONGEST_DETAIL),
});
