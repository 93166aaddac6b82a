import type { AssistantCard, AssistantSource, PendingAction } from '@propguard/protocol/assistant-turns';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { DialogueState } from '../dialogue/state.ts';

/** What an engine says while it answers, in order. */
export type EngineEvent =
  | { type: 'tool-started'; callId: string; tool: AssistantTool; label: string }
  | { type: 'tool-result'; callId: string; card: AssistantCard }
  | { type: 'tool-failed'; callId: string; tool: AssistantTool; message: string }
  | { type: 'text'; delta: string }
  | { type: 'action'; action: PendingAction }
  | { type: 'sources'; sources: AssistantSource[] }
  | { type: 'suggestions'; suggestions: string[] };

type TurnOutcome = 'answer' | 'ask' | 'confirm' | 'decline';

/** How a turn ended, beside what was said. */
export type EngineEnd = {
  outcome: TurnOutcome;
  missing: string | null;
  language: AssistantLanguage;
  confidence: number;
  dialogue: DialogueState;
  /** A person approved in words what was proposed: it has to be done now. */
  approved?: boolean;
};

export type Question = {
  text: string;
  before: DialogueState;
  /** Earlier questions and answers, the oldest first. */
  history: readonly { question: string; answer: string }[];
  stopped: AbortSignal;
};

export type Engine = (
  scope: WorkspaceScope,
  question: Question,
  emit: (event: EngineEvent) => void,
) => Promise<EngineEnd>;
