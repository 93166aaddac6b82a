import { LEARNT_TOOLS } from '@propguard/rules/assistant/tools';

/** What a message may be: a wish that a tool answers, something that is declined, small talk, or a continuation. */
const DECLINED = ['others_data', 'injection', 'wrongdoing', 'out_of_scope'] as const;
const TALK = ['greet', 'thank', 'yes', 'no', 'continue'] as const;

export const INTENT_LABELS = [...LEARNT_TOOLS, ...DECLINED, ...TALK] as const;
export type IntentLabel = (typeof INTENT_LABELS)[number];

export const isIntentLabel = (label: string): label is IntentLabel =>
  (INTENT_LABELS as readonly string[]).includes(label);
