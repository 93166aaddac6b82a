import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const to = decidingWith(
  knowing(
    place('Coorparoo', 'QLD', '4151'),
    place('Chermside', 'QLD', '4032'),
    place('Carindale', 'QLD', '4152'),
    place('Wynnum', 'QLD', '4178'),
    place('Thornbury', 'VIC', '3071'),
    place('Chatswood', 'NSW', '2067'),
    place('Lismore', 'NSW', '2480'),
  ),
);
const at = (address: string, more: Record<string, unknown> = {}) => ({
  kind: 'call',
  call: { tool: 'assess', arguments: { address, ...more } },
});
const [COORPAROO, CHERMSIDE, THORNBURY, CHATSWOOD] = [
  'Coorparoo QLD 4151',
  'Chermside QLD 4032',
  'Thornbury VIC 3071',
  'Chatswood NSW 2067',
] as const;

describe('whoever sells is told what their home may bring', () => {
  it.each([
    ['we want to sell our 3 bedder in Coorparoo, what would it go for', at(COORPAROO, { bedrooms: 3 })],
    [
      'thinking of selling my unit in Chermside, 2 bed 1 bath',
      at(CHERMSIDE, { bedrooms: 2, propertyType: 'unit' }),
    ],
    [
      "hi, we're selling our house in Thornbury next year. 4 bedrooms. price?",
      at(THORNBURY, { bedrooms: 4 }),
    ],
    ['looking to sell mums place in Chermside, 3 bed house', at(CHERMSIDE, { bedrooms: 3 })],
    ['considering selling, 2 bedroom apartment Chatswood with parking', at(CHATSWOOD, { bedrooms: 2 })],
    ['what could we get for our 4 bed house in Thornbury', at(THORNBURY, { bedrooms: 4 })],
    [
      'might sell up, 3 bed townhouse in Chermside',
      at(CHERMSIDE, { bedrooms: 3, propertyType: 'townhouse' }),
    ],
    ['我们打算卖房子，在Chatswood，两室公寓', at(CHATSWOOD, { bedrooms: 2 })],
    ['Je pense vendre ma maison à Thornbury, 3 chambres', at(THORNBURY, { bedrooms: 3 })],
    ['Wir wollen unser Haus in Thornbury verkaufen, 3 Schlafzimmer', at(THORNBURY, { bedrooms: 3 })],
    ['quiero vender mi piso en Chatswood, 2 dormitorios', at(CHATSWOOD, { bedrooms: 2 })],
    ['хочу продать свою квартиру в Chatswood, 2 спальни', at(CHATSWOOD, { bedrooms: 2 })],
    ['Chatswoodのマンションを売りたい、2寝室', at(CHATSWOOD, { bedrooms: 2 })],
    ['우리 집 팔려고요 Thornbury 침실 3개', at(THORNBURY, { bedrooms: 3 })],
    ['vorrei vendere il mio appartamento a Chatswood, 2 camere', at(CHATSWOOD)],
    ['मुझे अपना घर बेचना है Thornbury में 3 बेडरूम', at(THORNBURY, { bedrooms: 3 })],
    ['أريد بيع بيتي في Thornbury ثلاث غرف نوم', at(THORNBURY)],
    ['estou pensando em vender minha casa em Thornbury, 3 quartos', at(THORNBURY, { bedrooms: 3 })],
  ])('%s', (message, decision) => {
    expect(to(message)).toMatchObject(decision);
  });

  it.each(['thinking of selling', 'we might sell our place', 'wir wollen unser Haus verkaufen'])(
    '%s: how it goes, and what we need to know',
    (message) => {
      const decision = to(message);
      expect(decision.kind === 'call' ? decision.call.tool : decision.kind).not.toBe('search_listings');
      expect(decision).toMatchObject({ kind: 'tell' });
    },
  );
});

describe('who buys is shown homes', () => {
  it.each([
    'selling our 4 bed house in Carindale and then want to buy a 2 bed unit in Wynnum under 700k',
    'we are selling our place in Carindale, looking for a 2 bed unit in Wynnum up to 700k',
    'vendemos nuestra casa en Carindale y buscamos un apartamento de 2 dormitorios en Wynnum hasta 700 mil',
  ])('%s: where they buy', (message) => {
    const decision = to(message);
    expect(decision).toMatchObject({
      call: {
        tool: 'search_listings',
        arguments: { locality: 'Wynnum QLD 4178', minBedrooms: 2, maxPriceAud: 700_000 },
      },
    });
    expect('call' in decision && decision.call.arguments.orIn).toBeUndefined();
  });

  it.each([
    'what is selling in Wynnum',
    'units for sale in Wynnum',
    'show me what is for sale in Wynnum, I want to sell mine there',
  ])('%s', (message) => {
    const decision = to(message);
    expect('call' in decision && decision.call.tool).not.toBe('assess');
  });
});
