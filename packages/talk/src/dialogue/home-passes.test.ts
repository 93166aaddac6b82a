import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { type Passing, passingIn } from './passing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Nunawading', 'VIC', '3131'), place('Bentleigh', 'VIC', '3204')));
const HOME = '14 Wattlebird Crescent, Nunawading VIC 3131';
const valued = (passing: Passing | null, language: AssistantLanguage = 'en'): Partial<DialogueState> => ({
  language,
  passing,
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Nunawading VIC 3131',
  figures: { valueAud: 900_000 },
});

describe('how a home passes is heard', () => {
  it.each<[string, Passing | null]>([
    ['me and the ex are splitting, house is in Baldivis', 'separation'],
    ['hi, my ex and i are splitting up', 'separation'],
    ['mon mari et moi nous séparons', 'separation'],
    ['wir lassen uns scheiden', 'separation'],
    ['me estoy separando de mi mujer', 'separation'],
    ['我们要离婚了', 'separation'],
    ['мы с мужем разводимся, развод через месяц', 'separation'],
    ['mum passed in march and left the house in Nunawading to me and my brother', 'will'],
    ['it was left to us in the will', 'will'],
    ['Wir haben das Haus meiner Tante geerbt', 'will'],
    ['ho ereditato la casa di mia zia', 'will'],
    ['房子是爸爸遗嘱里留给我们的', 'will'],
    ['मुझे घर विरासत में मिला', 'will'],
    ['my mum just passed and left me and my sister her unit', 'will'],
    ['dad left us the house', 'will'],
    ['we are buying our first home in Nunawading', null],
    ['the bus left me at the station', null],
    ['turn left to the station', null],
    ['how much is left after the loan?', null],
  ])('%s', (text, passing) => {
    expect(passingIn(text)).toBe(passing);
  });
});

describe('no duty of a purchase is worked out of a home that passes', () => {
  it.each<[string, AssistantLanguage, Passing, string]>([
    ['do we have to pay stamp duty on it?', 'en', 'will', 'willDuty'],
    ['so do we pay stamp duty on an inherited house in victoria, yes or no?', 'en', 'will', 'willDuty'],
    ['wie hoch ist die Stamp Duty?', 'de', 'will', 'willDuty'],
    ['¿cuánto es el stamp duty?', 'es', 'will', 'willDuty'],
    ['印花税要多少？', 'zh', 'will', 'willDuty'],
    ['what is the stamp duty on it?', 'en', 'separation', 'separationDuty'],
    ['still need to know the stamp duty on the transfer', 'en', 'separation', 'separationDuty'],
    ['combien de stamp duty ?', 'fr', 'separation', 'separationDuty'],
  ])('%s', (text, language, passing, topic) => {
    expect(to(text, valued(passing, language))).toMatchObject({ kind: 'tell', topics: [topic] });
  });

  it.each<[string, Passing | null]>([
    ['what is the stamp duty on it?', null],
    ['what is the stamp duty on 700k in Bentleigh VIC?', 'will'],
    ['and if I buy another place for 700k, what stamp duty in Victoria?', 'separation'],
  ])('but of one that is bought: %s', (text, passing) => {
    expect(to(text, valued(passing))).toMatchObject({ kind: 'call', call: { tool: 'upfront_costs' } });
  });

  it('an heir who buys the other’s half pays on that', () => {
    expect(
      to('my brother wants to buy me out of my half, would he pay stamp duty on that?', valued('will')),
    ).toMatchObject({
      kind: 'call',
      call: { tool: 'upfront_costs', arguments: { priceAud: 450_000 } },
      topics: ['shareBought'],
    });
  });
});
