import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { OutsideEngine } from '@propguard/rules/assistant/engines';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import type { Phrases } from '@propguard/talk/answers/phrases/phrases';
import { detectLanguage } from '@propguard/talk/understanding/language';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { hearSaid } from '../hearing/hear-said.ts';
import { type EngineSettings, readEngineSettings } from '../settings/engine-settings.ts';
import { withTriedKey } from '../settings/tried-key.ts';
import { withoutKeys } from '../settings/without-keys.ts';
import { saveSettings } from '../store.ts';
import type { EngineEnd, EngineHost, EngineSteps, Question } from './engine.ts';
import { openAiEngine } from './openai-engine.ts';
import { ownEngine } from './own-engine.ts';
import { type Plan, rehearse } from './rehearse.ts';
import { sensayEngine } from './sensay-engine.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const sayTo = ({ text, before }: Question): Phrases =>
  phrasesOf(detectLanguage(text, before.language).language);

/** A key that the question was asked with; it is null when the one who runs the turn was not given it. */
export type Trial = { engine: OutsideEngine; key: TriedKey | null };

/** What an outside engine answers is heard by us as well, for what the person is looking for. */
const withWishes = async ({ services }: EngineHost, question: Question): Promise<Question> => ({
  ...question,
  before: {
    ...question.before,
    wishes: await hearSaid(referenceOf(services), 'wishes', { text: question.text, before: question.before }),
  },
});

const askOutside = async (
  host: EngineHost,
  question: Question,
  { settings, plan }: Outside,
): Promise<EngineEnd> =>
  settings.engine === 'sensay'
    ? sensayEngine(host, await withWishes(host, question), settings)
    : openAiEngine(host, plan ? question : await withWishes(host, question), settings.openAi, plan);

/** The status shows how the engine was last found: by a question as well as by a try. */
const noteConnection = async (
  { within }: EngineHost,
  { isStored, connectionError: before }: EngineSettings,
  connectionError: string | null,
): Promise<void> => {
  if (!isStored || before === connectionError) return;
  await within('write', ({ tx, workspaceId }) =>
    saveSettings(tx, workspaceId, { connectionError, checkedAt: new Date() }),
  );
};

type Outside = { settings: EngineSettings; plan: Plan | null };
/** Ours, or an outside one with what it takes. */
export type Answering = { engine: 'own' } | ({ engine: OutsideEngine } & Outside);

/**
 * The engine that the workspace has chosen, or the one whose key the person tries. A tried key lives in the person's
 * browser: a node that took the turn over without it answers itself and says so.
 */
export const settingsOf = async (
  scope: WorkspaceScope,
  trial: Trial | null,
): Promise<EngineSettings | null> => {
  if (trial && !trial.key) return null;
  const stored = await readEngineSettings(scope);
  const settings = trial?.key ? withTriedKey(scope, stored, trial.key) : stored;
  return settings.engine === 'own' ? null : settings;
};

/** What is to be done, and who needs a person, is ours: no outside engine can. */
export const chooseAnswering = async (
  steps: EngineSteps,
  settings: EngineSettings | null,
  question: Question,
): Promise<Answering> => {
  // What can be answered while a person is awaited is ours to tell.
  if (question.isPersonAwaited) return { engine: 'own' };
  if (settings === null || settings.engine === 'own') return { engine: 'own' };
  const rehearsed = await rehearse(steps, question);
  if (rehearsed.kind === 'ours') return { engine: 'own' };
  return { engine: settings.engine, settings, plan: rehearsed.plan };
};

/** Our own: nothing of it waits for anybody outside. */
export const answerOurselves = (
  host: EngineHost,
  question: Question,
  trial: Trial | null,
): Promise<EngineEnd> => {
  if (trial && !trial.key)
    host.emit({
      type: 'fell-back',
      from: trial.engine,
      reason: 'the tried key was not at hand',
      notice: sayTo(question).keyNotAtHand,
    });
  return ownEngine(host, question, host.emit);
};

/** An outside engine; where it fails, ours goes on with the same question. */
export const answerOutside = async (
  host: EngineHost,
  question: Question,
  outside: Outside,
): Promise<EngineEnd> => {
  const { settings } = outside;
  const { engine } = settings;
  try {
    const end = await askOutside(host, question, outside);
    await noteConnection(host, settings, null);
    return end;
  } catch (error) {
    if (question.stopped.aborted) throw error;
    const reason = withoutKeys(messageOf(error), settings);
    host.services.log.warn({ engine, reason }, 'an outside assistant failed; ours goes on');
    host.emit({ type: 'fell-back', from: engine, reason, notice: sayTo(question).fellBack });
    await noteConnection(host, settings, reason);
    return ownEngine(host, question, host.emit);
  }
};
