import type { ToolArguments } from '@propguard/talk/dialogue/state';
import type { ToolContext } from '../tool-context.ts';

/** What becomes of a proposal before it is made: it can be, something is lacking, the time went, or it may not be. */
export type Prepared =
  | { kind: 'ready'; arguments: ToolArguments; person: string }
  | { kind: 'ask'; arguments: ToolArguments; missing: string; choices: string[] }
  | { kind: 'taken'; search: ToolArguments }
  | { kind: 'hand-over'; about: string | null };

export type Prepare = (context: ToolContext, args: ToolArguments) => Promise<Prepared>;
