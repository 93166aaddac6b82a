import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ToolArguments } from '../dialogue/state.ts';

type Link = { path: string; label: string };

export type CardFact = {
  /** The name of the field of `result`. */
  name: string;
  label: string;
  text: string;
};

/** A row: a listing, a comparable sale, a subject that is compared, an article. */
export type CardItem = { title: string; text: string; link: Link | null; picture?: string };

/** What a tool brought, ready to be shown. Texts are in the language of the answer. */
export type Card = {
  callId: string;
  tool: AssistantTool;
  arguments: ToolArguments;
  title: string;
  facts: CardFact[];
  items: CardItem[];
  notes: string[];
  link: Link | null;
  /** It rests on data that is made up. */
  sample: boolean;
  /** The figures themselves, by name. */
  result: Record<string, unknown>;
};
