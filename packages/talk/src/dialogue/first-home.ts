import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { FIRST_HOME, NOT_FIRST_HOME } from './sum-words.ts';

/** Whether a message says that it is the first home they buy; null where it says nothing of it. */
export const firstHomeIn = ({ text }: Understanding): boolean | null => {
  const said = plainText(text);
  if (NOT_FIRST_HOME.test(said)) return false;
  return FIRST_HOME.test(said) ? true : null;
};
