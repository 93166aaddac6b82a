import type {
  AssistantSettings,
  AssistantSettingsChange,
  TriedKey,
} from '@propguard/protocol/assistant-settings';
import type { AssistantEngine, OutsideEngine } from '@propguard/rules/assistant/engines';
import { isKeyShaped } from '@propguard/rules/assistant/tried-key';
import { text } from '../text.ts';

const words = text.settings.wrong;

/** What is typed, of both outside engines. */
export type EngineDraft = Record<
  'organisationId' | 'sensayKey' | 'sensayUrl' | 'openAiUrl' | 'model' | 'openAiKey',
  string
>;

/** By the names that the server gives to the fields. */
export type DraftErrors = Readonly<Record<string, string>>;

export const draftOf = ({ sensay, openAi }: AssistantSettings): EngineDraft => ({
  organisationId: sensay.organisationId ?? '',
  sensayKey: '',
  sensayUrl: sensay.baseUrl,
  openAiUrl: openAi.baseUrl ?? '',
  model: openAi.model ?? '',
  openAiKey: '',
});

/** An empty key keeps the one that is stored. */
export function changeOf(engine: AssistantEngine, draft: EngineDraft): AssistantSettingsChange {
  const key = (typed: string) => (typed === '' ? {} : { key: typed });
  if (engine === 'sensay') {
    const organisationId = draft.organisationId || null;
    return { engine, sensay: { baseUrl: draft.sensayUrl, organisationId, ...key(draft.sensayKey) } };
  }
  if (engine === 'openai-compatible') {
    const { openAiUrl, model, openAiKey } = draft;
    return { engine, openAi: { baseUrl: openAiUrl || null, model: model || null, ...key(openAiKey) } };
  }
  return { engine };
}

const isWebAddress = (typed: string): boolean => {
  const url = URL.parse(typed);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

/** What would be tried, or what is wrong with it. */
export function triedOf(
  engine: OutsideEngine,
  draft: EngineDraft,
): { tried: TriedKey } | { errors: DraftErrors } {
  const group = engine === 'sensay' ? 'sensay' : 'openAi';
  const [typedUrl, typedKey] =
    engine === 'sensay' ? [draft.sensayUrl, draft.sensayKey] : [draft.openAiUrl, draft.openAiKey];
  const [baseUrl, key, model] = [typedUrl.trim(), typedKey.trim(), draft.model.trim()];
  const errors = {
    ...(isWebAddress(baseUrl) ? {} : { [`${group}.baseUrl`]: words.url }),
    ...(isKeyShaped(key) ? {} : { [`${group}.key`]: words.key }),
    ...(engine === 'openai-compatible' && model === '' ? { 'openAi.model': words.model } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    tried:
      engine === 'sensay'
        ? { engine, baseUrl, key, organisationId: draft.organisationId.trim() || null }
        : { engine, baseUrl, key, model },
  };
}
