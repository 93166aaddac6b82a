import { expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Armadale', 'WA', '6112')));
const COSTS = [
  { kind: 'councilRates', aud: 2200 },
  { kind: 'water', aud: 1400 },
];
const ARGUMENTS = { rentWeeklyAud: 640, priceAud: 620_000, costs: COSTS, net: true };
const worked = (language: DialogueState['language']): Partial<DialogueState> => ({
  language,
  loan: { rentWeeklyAud: 640, valueAud: 620_000, costs: COSTS },
  last: { tool: 'investment_return', arguments: ARGUMENTS },
});

it.each([
  ['en', 'you left out the mgmt, 8.5% of the rent. net yield again?'],
  ['en', 'the property manager, 8.5% of rent. whats the net yield then'],
  ['de', 'Die Verwaltung, 8,5 % der Miete, fehlt. Nettorendite?'],
  ['es', 'Falta la gestión, 8,5 % del alquiler. ¿Rentabilidad neta?'],
  ['it', 'Manca la gestione, 8,5% dell’affitto. Rendimento netto?'],
] as const)('a cost that was left out joins the others: %s: %s', (language, message) => {
  expect(to(message, worked(language))).toMatchObject({
    kind: 'call',
    call: {
      tool: 'investment_return',
      arguments: { priceAud: 620_000, costs: [...COSTS, { kind: 'management', percentOfRent: 8.5 }] },
    },
  });
});

it.each([
  'net yield with 2829 mgmt please, and anything under 650k in Armadale?',
  '620k, 640 pw, rates 2200 plus water 1400 plus 2829 mgmt. whats the net yield? and 3 beds under 650k near Armadale',
])('what another home may cost is no price of this one: %s', (message) => {
  expect(to(message, worked('en'))).toMatchObject({
    kind: 'call',
    call: { tool: 'investment_return', arguments: { priceAud: 620_000 } },
  });
});
