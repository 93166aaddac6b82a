import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(
  place('Windsor', 'QLD', '4030'),
  place('Aspley', 'QLD', '4034'),
  place('Floreat', 'WA', '6014'),
  place('Kalamunda', 'WA', '6076'),
  place('Brunswick', 'VIC', '3056'),
);
const LISTED = [
  '52 Murray Street, Aspley QLD 4034',
  '4/6 James Street, Windsor QLD 4030',
  '24/25 Jasmine Street, Floreat WA 6014',
  '12 Forrest Avenue, Kalamunda WA 6076',
  '28 Brae Place, Kalamunda WA 6076',
  '8/15 Short Street, Brunswick VIC 3056',
];
const to = (message: string, language: DialogueState['language'], location = 'Brisbane') => {
  const before: DialogueState = {
    ...NEW_DIALOGUE,
    language,
    location,
    last: { tool: 'search_listings', arguments: { locality: location } },
    listed: LISTED.map((name) => ({ name, priceAud: 600_000 })),
  };
  const heard = hear(message, KNOWLEDGE, { language, state: null, isContinued: true });
  return decide({ ...heard, language: language ?? heard.language }, before, KNOWLEDGE);
};

describe('a home of the list', () => {
  it.each([
    ['en', 'what about the Aspley one, 52 Murray street, does it flood?', 'hazard', LISTED[0]],
    ['en', 'is 52 murray st flood prone?', 'hazard', LISTED[0]],
    ['es', 'el de Windsor me gusta. ¿esa zona se inunda?', 'hazard', LISTED[1]],
    ['fr', 'celui de Windsor, il risque l’inondation ?', 'hazard', LISTED[1]],
    ['it', 'quello di Windsor si allaga?', 'hazard', LISTED[1]],
    ['pt', 'o de Windsor alaga?', 'hazard', LISTED[1]],
    ['ar', 'الشقة اللي في فلوريت، كم تسوى فعلا؟', 'assess', LISTED[2]],
    ['ru', 'квартира во Флорит, сколько она стоит?', 'assess', LISTED[2]],
    ['de', 'Und wie sieht es an der Forrest Avenue 12 mit Feuer aus?', 'hazard', LISTED[3]],
    ['zh', '好的明白了，那Short Street那套会不会有水灾风险？', 'hazard', LISTED[5]],
    ['ja', 'Brunswickの物件は洪水の危険がありますか', 'hazard', LISTED[5]],
    ['ko', 'Brunswick에 있는 아파트는 홍수 위험이 있나요?', 'hazard', LISTED[5]],
    ['hi', 'Brunswick वाला फ्लैट बाढ़ में डूबता है?', 'hazard', LISTED[5]],
  ] as const)('is meant in %s: %s', (language, message, tool, address) => {
    expect(to(message, language)).toMatchObject({ kind: 'call', call: { tool, arguments: { address } } });
  });

  it('is not meant by another number in its street, nor by its suburb alone', () => {
    expect(to('does 99 Murray Street flood?', 'en', 'Aspley QLD 4034')).toMatchObject({
      call: { arguments: { address: '99 Murray Street, Aspley QLD 4034' } },
    });
    expect(to('¿cuál es el precio mediano en Windsor?', 'es')).toMatchObject({ call: { tool: 'market' } });
  });
});
