import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import {
  ALEX_ACTIONS,
  actionsFor,
  OPENING_ACTIONS,
  sentenceOf,
} from '@propguard/rules/assistant/quick-actions';
import { expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { phrasesOf } from '../answers/phrases/all.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(place('Croydon', 'SA', '5008'));
const REFUSED = ['injection', 'othersData', 'wrongdoing', 'outOfScope', 'notUnderstood'];

const refusalOf = (message: string, before: DialogueState): string | null => {
  const decision = decide(hear(message, KNOWLEDGE, before), before, KNOWLEDGE);
  return decision.kind === 'decline' && REFUSED.includes(decision.reason)
    ? `${message}: ${decision.reason}`
    : null;
};

const BUTTONS = [...OPENING_ACTIONS, ...ALEX_ACTIONS, ...actionsFor('locality'), ...actionsFor('location')];

it('no button of ours is refused, at the start or in a conversation in any language', () => {
  const refused = [null, ...ASSISTANT_LANGUAGES].flatMap((language) =>
    BUTTONS.map(({ action }) => refusalOf(sentenceOf(action), { ...NEW_DIALOGUE, language })),
  );
  expect(refused.filter((one) => one !== null)).toEqual([]);
});

it.each(ASSISTANT_LANGUAGES)('no suggestion is refused in %s, at the start or later', (language) => {
  const later: DialogueState = {
    ...NEW_DIALOGUE,
    language,
    last: { tool: 'market', arguments: { location: 'Croydon SA 5008' } },
    location: 'Croydon SA 5008',
  };
  const { units, ...suggest } = phrasesOf(language).suggest;
  const refused = [
    refusalOf(units, later),
    ...Object.values(suggest).flatMap((text) => [
      refusalOf(text, { ...NEW_DIALOGUE, language }),
      refusalOf(text, later),
    ]),
  ];
  expect(refused.filter((one) => one !== null)).toEqual([]);
});
