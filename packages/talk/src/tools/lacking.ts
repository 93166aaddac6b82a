import type { ToolArguments } from '../dialogue/state.ts';
import type { AskedFor } from './define-tool.ts';

export const lacks = (filled: ToolArguments, name: string): boolean => {
  const value = filled[name];
  return value === undefined || value === null || value === '';
};

/** It cannot run without this one. */
export const needing =
  (name: AskedFor) =>
  (filled: ToolArguments): AskedFor | null =>
    lacks(filled, name) ? name : null;

export const needingNothing = (): null => null;
