import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { wishesText } from '@propguard/rules/widget/wishes-text';
import { WIDGET_WORDS } from '@propguard/rules/widget/words/all';
import { expect, it } from 'vitest';
import { knowing, place } from '../../../test/knowing.ts';
import { decide } from '../../dialogue/decide.ts';
import { type DialogueState, NEW_DIALOGUE } from '../../dialogue/state.ts';
import { wishesAfter } from '../../dialogue/wishes.ts';
import { understand } from '../../understanding/understand.ts';
import { phrasesOf } from './all.ts';
import type { Phrases } from './phrases.ts';

const ADDRESS = '68 Raven Street, Croydon SA 5008';
const KNOWLEDGE = knowing(place('Croydon', 'SA', '5008'));
const AFTER_VALUE: DialogueState = {
  ...NEW_DIALOGUE,
  last: { tool: 'assess', arguments: { address: ADDRESS } },
  address: ADDRESS,
  location: 'Croydon SA 5008',
  state: 'SA',
  recent: [ADDRESS],
};

const LEADS_TO: Record<keyof Omit<Phrases['suggest'], 'units'>, string> = {
  why: 'explain_value',
  comparables: 'comparables',
  flood: 'hazard',
  market: 'market',
  listings: 'search_listings',
  lvr: 'lvr',
  borrow: 'borrowing_power',
  person: 'hand_over',
  abilities: 'help',
};

it.each(ASSISTANT_LANGUAGES)('whoever presses a suggestion in %s gets what it says', (language) => {
  const { suggest } = phrasesOf(language);
  const before = { ...AFTER_VALUE, language };
  const ledTo = Object.fromEntries(
    Object.keys(LEADS_TO).map((name) => {
      const question = suggest[name as keyof typeof LEADS_TO];
      const decision = decide(
        understand(question, KNOWLEDGE.places, { language, state: 'SA' }),
        before,
        KNOWLEDGE,
      );
      return [name, 'call' in decision ? decision.call.tool : `${question}: ${decision.kind}`];
    }),
  );
  expect(ledTo).toEqual(LEADS_TO);
});

it.each(ASSISTANT_LANGUAGES)('so does whoever begins with one of the widget’s, in %s', (language) => {
  const toolOf = (question: string): string => {
    const understood = understand(question, KNOWLEDGE.places, { language, state: 'SA' });
    const decision = decide(understood, { ...NEW_DIALOGUE, language }, KNOWLEDGE);
    return 'call' in decision ? decision.call.tool : JSON.stringify(decision);
  };
  const { viewing, value, find, market } = WIDGET_WORDS[language].starters;
  // Where no time can be asked for yet, a person arranges it.
  expect(['find_times', 'hand_over']).toContain(toolOf(viewing));
  expect(toolOf(value)).toBe('assess');
  expect(toolOf(find)).toBe('search_listings');
  expect(toolOf(market)).toBe('market');
});

it.each(ASSISTANT_LANGUAGES)('hears what the widget says that they look for, in %s', (language) => {
  const wished = { place: 'Croydon SA 5008', minPriceAud: null, maxPriceAud: 1_300_000, minBedrooms: 3 };
  const said = WIDGET_WORDS[language].iLookFor(wishesText(language, wished, 'whole'));
  const before = { ...NEW_DIALOGUE, language };
  const understood = understand(said, KNOWLEDGE.places, { language, state: 'SA' });
  const decision = decide(understood, before, KNOWLEDGE);
  expect({ said, ...wishesAfter(understood, decision, before) }).toMatchObject({ said, ...wished });
});
