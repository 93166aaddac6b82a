import { expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { separateQuestions } from './separate-questions.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';
import { takeIn } from './take-in.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'));
const HOME = '12 Smith Street, Lismore NSW 2480';
const OFFERED: DialogueState = {
  ...NEW_DIALOGUE,
  language: 'en',
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Lismore NSW 2480',
  action: { tool: 'hand_over', arguments: { reason: 'to view it' } },
};
const toolsOf = (message: string, language: DialogueState['language']) =>
  separateQuestions(message, { ...OFFERED, language }, KNOWLEDGE)?.parts.map(({ decision }) =>
    'call' in decision ? `${decision.kind} ${decision.call.tool}` : decision.kind,
  ) ?? null;

it.each([
  [
    'en',
    'Yes please, Bob Hill, bob.hill@example.com. And you still haven’t told me about the flood risk there.',
  ],
  ['en', 'yes, Bo 0412 555 018, any evening. is it flood prone?'],
  [
    'fr',
    'Oui, confiez à une personne : Claire Petit, claire@example.com, samedi. Et pour l’inondation, vous ne m’avez toujours pas répondu.',
  ],
  ['de', 'Ja bitte, Jan Kurz, jan@example.com. Ist das Haus hochwassergefährdet?'],
  ['es', 'Sí, Ana Ruiz, 0412 555 101. ¿Y se inunda?'],
  ['it', 'Sì, Marco Bello, marco@example.com. È a rischio alluvione?'],
  ['ru', 'Да, Олег, 0412 555 105. Затапливает ли этот дом?'],
  ['zh', '好的，李娜，0412 555 106。那里会被洪水淹吗？'],
] as const)('%s: what is asked beside the yes to a person is answered before it: %s', (language, message) => {
  expect(toolsOf(message, language)).toEqual(['call hazard', 'approve hand_over']);
});

it.each([
  ['en', 'Yes please, Bob Hill, bob.hill@example.com. Any evening after six is good.'],
  ['en', 'yes, 0412 555 018'],
  ['fr', 'Oui, Claire Petit, claire@example.com, samedi matin si possible.'],
] as const)('%s: and nothing else is: %s', (language, message) => {
  expect(toolsOf(message, language)).toBeNull();
  expect(takeIn(message, { ...OFFERED, language }, KNOWLEDGE).decision).toMatchObject({ kind: 'approve' });
});
