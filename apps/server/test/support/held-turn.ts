import { NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import type { HeldTurn } from '../../src/slices/assistant/evaluation/hold-conversation.ts';

/** A turn as an evaluation holds it, in which only what is given matters. */
export const heldTurn = (change: Partial<HeldTurn>): HeldTurn => ({
  user: 'and the LVR?',
  end: { outcome: 'answer', missing: null, language: 'en', confidence: null, dialogue: NEW_DIALOGUE },
  answer: 'It is 80%.',
  cards: [],
  action: null,
  approved: null,
  suggestions: [],
  ungrounded: [],
  milliseconds: 1,
  ...change,
});

export const heldCard = (change: Partial<HeldTurn['cards'][number]>): HeldTurn['cards'][number] => ({
  callId: 'a',
  tool: 'lvr',
  arguments: {},
  title: '',
  facts: [],
  items: [],
  notes: [],
  link: null,
  sample: false,
  result: {},
  ...change,
});
