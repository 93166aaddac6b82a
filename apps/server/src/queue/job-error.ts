import { bounded, cleanError, errorText } from '../clean-error.ts';

const LONGEST_MESSAGE = 500;
const LONGEST_DETAIL = 20_000;

/** PostgreSQL's text takes every character but this one, and an error may quote a file. */
const storable = (said: string): string => said.replaceAll('\0', '\uFFFD');

/**
 * `error` for the people whose job it is; `errorDetail`, with the stack and its causes, for the operator alone. In
 * neither stands what a query was given: that is people's, and the operator need not know it.
 */
export const describeError = (thrown: unknown): { error: string; errorDetail: string } => {
  const clean = cleanError(thrown, { longestText: LONGEST_DETAIL });
  return {
    error: bounded(storable(clean.message), LONGEST_MESSAGE),
    errorDetail: bounded(storable(errorText(clean)), LONGEST_DETAIL),
  };
};

/** The queue writes down whole, with every field, what a delivery fails with. */
export const forTheQueue = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (thrown) {
    const { error, errorDetail } = describeError(thrown);
    throw Object.assign(new Error(error), { stack: errorDetail });
  }
};
