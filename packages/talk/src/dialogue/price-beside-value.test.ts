import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Wynnum', 'QLD', '4178'), place('Heidelberg', 'VIC', '3084')));
const address = '14 Rose Street, Wynnum QLD 4178';
const told = (language: DialogueState['language']): Partial<DialogueState> => ({
  language,
  last: { tool: 'assess', arguments: { address, propertyType: 'house' } },
  address,
  location: 'Wynnum QLD 4178',
  figures: { valueAud: 800_000, lowAud: 700_000, highAud: 900_000 },
});

describe('an amount beside a value that was told', () => {
  it.each([
    ['he wants 640', 'en', 640_000],
    ['the neighbour reckons it should go for 1.1, dreaming?', 'en', 1_100_000],
    ['they knocked back 700k, want 840', 'en', 840_000],
    ['what would u say to 730?', 'en', 730_000],
    ['хозяин хочет 690 тысяч, не дорого?', 'ru', 690_000],
    ['المالك يريد 1.1 مليون، هل هو سعر عادل؟', 'ar', 1_100_000],
    ['집주인이 65만 달러를 원해요. 괜찮은 가격인가요?', 'ko', 650_000],
    ['the vendor knocked back 800, he wants 850', 'en', 850_000],
    ['theyre asking 850, worth it?', 'en', 850_000],
    ['would 760 be a fair offer', 'en', 760_000],
    ['am i overpaying at 900?', 'en', 900_000],
    ['should I pay 900k for that', 'en', 900_000],
    ['is the price of 1.15m supported by your valuation?', 'en', 1_150_000],
    ['does 1.15m stack up against your valuation', 'en', 1_150_000],
    ['Der Verkäufer will 850.000, ist das zu viel?', 'de', 850_000],
    ['piden 850 mil, ¿vale la pena?', 'es', 850_000],
    ['ils demandent 850 000, ça les vaut ?', 'fr', 850_000],
    ['chiedono 850 mila, li vale?', 'it', 850_000],
    ['pedem 850 mil, vale?', 'pt', 850_000],
    ['просят 850 тысяч, стоит того?', 'ru', 850_000],
    ['卖家要85万，值吗？', 'zh', 850_000],
    ['売主の希望は85万ドルです', 'ja', 850_000],
    ['85만 달러 달라고 해요', 'ko', 850_000],
    ['वे 8.5 लाख मांग रहे हैं', 'hi', 850_000],
    ['يطلبون 850 ألف', 'ar', 850_000],
  ] as const)('%s', (message, language, priceAud) => {
    expect(to(message, told(language))).toMatchObject({
      kind: 'call',
      call: { tool: 'price_check', arguments: { address, priceAud } },
    });
  });

  it('a home that is named with its price needs no value before', () => {
    const message =
      '8 Banksia Street, Heidelberg VIC, contract price 1,150,000. is the price supported by your valuation?';
    expect(to(message)).toMatchObject({
      kind: 'call',
      call: { tool: 'price_check', arguments: { priceAud: 1_150_000 } },
    });
  });

  it.each([
    'is 780k enough for a deposit of 20%?',
    'asking 850k, what would repayments be',
    'we could pay 850 a week, worth it?',
    'can I afford 780k on 120k income',
    'do i need LMI with 60k down on a 440k place',
    'if i offer 750 would they be insulted',
    'how much under 850 should I offer',
    'he wants to see it at 10:30',
  ])('no price is judged: %s', (message) => {
    const decision = to(message, told('en'));
    expect(decision.kind === 'call' && decision.call.tool).not.toBe('price_check');
  });
});
