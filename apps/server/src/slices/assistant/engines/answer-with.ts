import type { AssistantEngine } from '@propguard/rules/assistant/engines';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { Context } from '../../../context.ts';
import { phrasesOf } from '../answers/phrases/all.ts';
import { readEngineSettings } from '../settings/engine-settings.ts';
import { detectLanguage } from '../understanding/language.ts';
import type { EngineEnd, EngineEvent, Question } from './engine.ts';
import { openAiEngine } from './openai-engine.ts';
import { ownEngine } from './own-engine.ts';
import { sensayEngine } from './sensay-engine.ts';

type HostEvent = EngineEvent | { type: 'fell-back'; from: AssistantEngine; reason: string; notice: string };

/** What an engine works with. `within` opens a short transaction in the workspace of the turn. */
export type EngineHost = {
  services: Context;
  within: <T>(mode: 'read' | 'write', work: (scope: WorkspaceScope) => Promise<T>) => Promise<T>;
  emit: (event: HostEvent) => void;
  conversationId: string;
};

const own = ({ within, emit }: EngineHost, question: Question): Promise<EngineEnd> =>
  within('read', (scope) => ownEngine(scope, question, emit));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** The engine that the workspace has chosen; where an outside one fails, ours goes on with the same question. */
export const answerWith = async (
  host: EngineHost,
  question: Question,
  onStart: (engine: AssistantEngine) => void,
): Promise<EngineEnd> => {
  const settings = await host.within('read', (scope) => readEngineSettings(scope));
  if (settings.engine === 'own') {
    onStart('own');
    return own(host, question);
  }
  onStart(settings.engine);
  try {
    return settings.engine === 'sensay'
      ? await sensayEngine(host, question, settings.sensay)
      : await openAiEngine(host, question, settings.openAi);
  } catch (error) {
    if (question.stopped.aborted) throw error;
    const reason = messageOf(error);
    host.services.log.warn({ engine: settings.engine, reason }, 'an outside assistant failed; ours goes on');
    const { language } = detectLanguage(question.text, question.before.language);
    const notice = phrasesOf(language).fellBack;
    host.emit({ type: 'fell-back', from: settings.engine, reason, notice });
    return own(host, question);
  }
};
