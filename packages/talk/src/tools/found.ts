import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ToolArguments } from '../dialogue/state.ts';

type Passage = { id: string; title: string; text: string; path: string | null };

/** What a tool found: figures by name, for the answer, the card and whoever checks them. */
export type Found<Result = object> = {
  kind: 'found';
  arguments: ToolArguments;
  result: Result & Record<string, unknown>;
  sample: boolean;
  path: string | null;
  /** What the conversation is about from now on. */
  subject: { address: string | null; location: string | null } | null;
  passages?: Passage[];
  /** Paths of pictures by property: beside the result, because nothing in them is a figure to be said. */
  pictures?: ReadonlyMap<string, string>;
  /** What is asked beside it, so that the next message can answer: of the times that were found, which one. */
  asks?: { tool: AssistantTool; arguments: ToolArguments; missing: string };
};
export type ToolOutcome<Result = object> =
  | Found<Result>
  /** `street`: what was named in the place of a home; `isNone`: nothing is for sale there. */
  | {
      kind: 'ask';
      arguments: ToolArguments;
      missing: string;
      choices: string[];
      street?: { text: string; isNone: boolean };
    }
  /** It may not, or cannot: a person is proposed instead. */
  | { kind: 'hand-over'; about: string | null };
