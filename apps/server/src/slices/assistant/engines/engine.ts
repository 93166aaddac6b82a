import type { AssistantCard, AssistantSource, PendingAction } from '@propguard/protocol/assistant-turns';
import type { AssistantEngine } from '@propguard/rules/assistant/engines';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { FoundCause } from '@propguard/rules/conversations/hand-over-causes';
import type { DialogueState } from '@propguard/talk/dialogue/state';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { Context } from '../../../context.ts';

/** What an engine says while it answers, in order. */
export type EngineEvent =
  | { type: 'tool-started'; callId: string; tool: AssistantTool; label: string }
  | { type: 'tool-result'; callId: string; card: AssistantCard }
  | { type: 'tool-failed'; callId: string; tool: AssistantTool; message: string }
  | { type: 'text'; delta: string }
  | { type: 'action'; action: PendingAction }
  | { type: 'sources'; sources: AssistantSource[] }
  | { type: 'suggestions'; suggestions: string[] };

type HostEvent = EngineEvent | { type: 'fell-back'; from: AssistantEngine; reason: string; notice: string };

/** What an engine works with. `within` opens a short transaction in the workspace of the turn. */
export type EngineHost = {
  services: Context;
  within: <T>(mode: 'read' | 'write', work: (scope: WorkspaceScope) => Promise<T>) => Promise<T>;
  emit: (event: HostEvent) => void;
  /** Null where nothing is kept, as in an evaluation. */
  conversationId: string | null;
};

type TurnOutcome = 'answer' | 'ask' | 'confirm' | 'decline';

/** How a turn ended, beside what was said. */
export type EngineEnd = {
  outcome: TurnOutcome;
  missing: string | null;
  language: AssistantLanguage;
  /** How likely it is that the message was understood; null where the engine does not say. */
  confidence: number | null;
  dialogue: DialogueState;
  /** A person approved in words what was proposed: it has to be done now. */
  approved?: boolean;
  /** Said once that is done. */
  afterwards?: string;
  /** A person takes it from here; both sides read by when somebody comes, and why where nobody asked for one. */
  handsOver?: { cause: FoundCause | 'asked'; reason: string; why?: string };
  /** What has to be kept before it can be proposed, in a transaction that may write: how the turn ends follows from it. */
  prepare?: (scope: WorkspaceScope) => Promise<EngineEnd>;
};

export type Question = {
  text: string;
  before: DialogueState;
  /** Earlier questions and answers, the oldest first. */
  history: readonly { question: string; answer: string }[];
  stopped: AbortSignal;
  /** Null where nothing is kept, as in an evaluation. */
  conversationId: string | null;
  /** Somebody of the team was asked for, and has not come yet. */
  isPersonAwaited?: boolean;
};

/** A message is read outside of a transaction; what is looked up for its answer is read in one. */
export type EngineSteps = Pick<EngineHost, 'services' | 'within'>;

export type Engine = (
  steps: EngineSteps,
  question: Question,
  emit: (event: EngineEvent) => void,
) => Promise<EngineEnd>;
