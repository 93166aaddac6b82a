import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Role } from '@propguard/rules/workspaces/roles';
import type * as z from 'zod';
import type { Composer } from '../answers/composed.ts';
import type { Phrases } from '../answers/phrases/phrases.ts';
import type { Filler, Inheritance } from '../dialogue/filler.ts';
import type { ToolArguments } from '../dialogue/state.ts';

export type AskedFor = keyof Phrases['ask'];
type Proposal =
  | 'reportProposal'
  | 'handOverProposal'
  | 'saveSearchProposal'
  | 'noteProposal'
  | 'bookingProposal'
  | 'moveProposal'
  | 'cancelProposal'
  | 'qualifyProposal';

/**
 * All that there is to know of a tool but how it runs: what it takes, how that is heard, who may have it done, and what
 * is said and shown of what it found. Whoever runs tools has one function for each of these.
 */
export type ToolDefinition<Name extends AssistantTool, Takes extends z.ZodObject, Result> = {
  name: Name;
  /** What it does, as an outside model is told. */
  does: string;
  /** Its arguments. A model is told of them by this schema, and what it sends is held to it. */
  takes: Takes;
  /** The argument that names the place. */
  place: 'address' | 'location' | 'locality' | 'subjects';
  /** What the message says of its arguments. */
  fill: Filler;
  /** What the message leaves unsaid and the conversation has said. */
  inherit?: Inheritance;
  /** The first argument without which it cannot run: it is asked for. */
  missing: (filled: ToolArguments) => AskedFor | null;
  /** The role that a person must have; null where it shows no more than every member may see. */
  needs: Role | null;
  /**
   * People without an account may have it too, on channels and in the widget: it shows what every visitor may look at.
   * Nothing of the workspace's own, and nothing that makes something in it but a time that they are given and what they
   * say of themselves.
   */
  isForGuests: boolean;
  /** It changes something, so this is asked first, and what was approved is what is done; null where it only reads. */
  proposal: Proposal | null;
  /** Sentences and card, of what it found. */
  compose: Composer<Result>;
  /** The sentences that it may say, beside its label and its questions. */
  phrases: readonly (keyof Phrases)[];
};

export const defineTool = <Name extends AssistantTool, Takes extends z.ZodObject, Result>(
  definition: ToolDefinition<Name, Takes, Result>,
): ToolDefinition<Name, Takes, Result> => definition;
