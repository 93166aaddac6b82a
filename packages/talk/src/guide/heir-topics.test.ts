import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { guideTextsOf } from '../answers/guide/guide-texts.ts';
import type { DialogueState } from '../dialogue/state.ts';
import { HEIR_TOPICS } from './heir-topics.ts';

const to = decidingWith(
  knowing(place('Seddon', 'VIC', '3011'), place('Wynnum', 'QLD', '4178'), place('Lismore', 'NSW', '2480')),
);
const toldOf = (message: string, change: Partial<DialogueState> = {}): readonly string[] => {
  const decision = to(message, change);
  return decision.kind === 'tell' || decision.kind === 'call' ? (decision.topics ?? []) : [];
};
const VALUED: Partial<DialogueState> = {
  last: { tool: 'assess', arguments: { address: '22 Rae Street, Seddon VIC 3011' } },
  address: '22 Rae Street, Seddon VIC 3011',
  location: 'Seddon VIC 3011',
  state: 'VIC',
  figures: { valueAud: 900_000 },
};
const SOLD: Partial<DialogueState> = {
  last: { tool: 'quick_sum', arguments: { sum: 'sale', priceAud: 700_000 } },
};

describe('what heirs and co-owners ask is told by its own name', () => {
  it.each<[topic: string, message: string, before?: Partial<DialogueState>]>([
    ['shareBought', 'my brother wants to buy me out of my half, would he pay stamp duty on that?', VALUED],
    ['shareBought', 'if i buy my sisters half in qld do i pay duty on it, and on how much'],
    ['shareBought', 'we’re not separating, its an inheritance! do i pay duty buying my sisters half (300k)?'],
    ['shareBought', '¿paga impuesto mi hermano si compra mi mitad de la casa?'],
    ['shareBought', 'Mon frère rachète ma part, y a-t-il des droits à payer ?'],
    ['shareBought', 'Mein Bruder kauft meine Hälfte, fällt da Steuer an?'],
    ['shareBought', 'Mio fratello compra la mia metà, paga imposta?'],
    ['shareBought', 'Se meu irmão comprar a minha metade, paga imposto?'],
    ['shareBought', 'Брат выкупает мою долю, он платит пошлину?'],
    ['shareBought', '我弟弟想买我的一半，要交印花税吗？'],
    ['shareBought', '兄が私の持分を買うと税金がかかりますか'],
    ['shareBought', '오빠가 제 지분을 사면 인지세를 내나요?'],
    ['shareBought', 'أخي يريد شراء نصيبي في البيت، هل عليه رسوم؟'],
    ['shareBought', 'मेरा भाई मेरा हिस्सा खरीदे तो स्टांप ड्यूटी लगेगी?'],
    ['foreignSeller', 'i live in singapore and im selling my flat in Perth, do they hold back tax?'],
    ['foreignSeller', 'Io vivo in Italia, cambia qualcosa per le tasse?', SOLD],
    ['foreignSeller', 'Ich wohne in Deutschland und verkaufe meine Wohnung, welche Steuer fällt an?'],
    ['foreignSeller', 'Vivo en España y vendo mi piso de Sídney, ¿qué impuesto me retienen?'],
    ['foreignSeller', 'J’habite en France et je vends mon appartement, quels impôts ?'],
    ['foreignSeller', 'Живу в Германии и продаю квартиру, какой налог удержат?'],
    ['foreignSeller', '저는 한국에 살고 있는데 아파트를 팔면 세금이 얼마나 떼이나요?'],
    ['foreignSeller', '我住在中国，卖掉悉尼的房子要交什么税？'],
    ['foreignSeller', 'what is a clearance certificate'],
    ['insurable', 'is it still insurable?'],
    ['insurable', 'E si riesce ancora ad assicurarla?'],
    ['insurable', 'can you still get insurance there'],
    ['insurable', 'Kann man das überhaupt noch versichern?'],
    ['insurable', 'Est-ce qu’on peut encore l’assurer ?'],
    ['insurable', '¿todavía se puede asegurar?'],
    ['insurable', 'Можно ли её ещё застраховать?'],
    ['insurable', '还能买到保险吗？'],
    ['insurerRefuses', 'if the insurer says no, who do i turn to'],
    ['insurerRefuses', 'E se l’assicurazione dice di no, a chi mi rivolgo?'],
    ['insurerRefuses', 'Und wenn die Versicherung nein sagt, an wen wende ich mich?'],
    ['insurerRefuses', 'et si l’assurance dit non, à qui je m’adresse ?'],
    ['insurerRefuses', 'y si el seguro dice que no, ¿a quién acudo?'],
  ])('%s: %s', (topic, message, before) => {
    expect(toldOf(message, before)).toContain(topic);
  });

  it('and the half is that of family where the talk said so', () => {
    const half = 'do i pay stamp duty on just her half';
    expect(toldOf(half, { ...VALUED, sharedWithKin: true })).toContain('shareBought');
    expect(toldOf(half, VALUED)).toContain('separationDuty');
  });

  it.each<[topic: string, message: string, before?: Partial<DialogueState>]>([
    ['shareBought', 'my brother and I buy a house half and half for 800k in Seddon, what is the stamp duty'],
    ['shareBought', 'we are divorcing and I buy her half, do I pay duty'],
    ['shareBought', 'what stamp duty do my sister and I pay on 700k in Victoria'],
    ['foreignSeller', 'I live in Singapore and want to buy in Seddon, what tax do I pay?'],
    ['foreignSeller', 'we live in Seddon and sell next year, what tax is due?'],
    ['foreignSeller', 'Wir wohnen in Seddon und verkaufen, welche Steuer?'],
    ['insurable', 'what does insurance cost for a house in Lismore'],
  ])('but not %s for: %s', (topic, message, before) => {
    expect(toldOf(message, before)).not.toContain(topic);
  });
});

const BEACH: Partial<DialogueState> = {
  ...VALUED,
  last: { tool: 'repayments', arguments: { loanAud: 300_000, termYears: 25 } },
  visited: [{ name: '22 Rae Street, Seddon VIC 3011', priceAud: 598_011 }],
  figures: {},
  sharedWithKin: true,
};

describe('the duty on a share is that on what it costs', () => {
  it.each<[priceAud: number, message: string, before?: Partial<DialogueState>]>([
    [450_000, 'my brother wants to buy me out of my half, would he pay stamp duty on that?', VALUED],
    [300_000, 'do i pay duty buying my sisters half (300k) of mums unit?', { ...VALUED, state: 'QLD' }],
    [300_000, 'my sister buys my third of dads place in Seddon, worth 900k. is there duty?'],
    [300_000, 'whats the repayments on 300k over 25 yrs? and do i pay stamp duty on just her half', BEACH],
    [299_006, 'if i buy her half do i pay duty on it, and on how much', BEACH],
    [
      300_000,
      'so do i pay duty buying my sisters half?',
      {
        ...VALUED,
        figures: {},
        told: ['shareBought'],
        last: { tool: 'upfront_costs', arguments: { priceAud: 300_000, state: 'VIC', dutyOnly: true } },
        loan: { valueAud: 300_000 },
      },
    ],
    [450_000, 'Mein Bruder kauft meine Hälfte des Hauses in Seddon VIC, Wert 900.000. Fällt Steuer an?'],
    [
      450_000,
      'No, he’d only be buying my half, so half of that.',
      {
        ...VALUED,
        told: ['shareBought'],
        last: { tool: 'upfront_costs', arguments: { priceAud: 900_000, state: 'VIC', dutyOnly: true } },
        loan: { valueAud: 900_000 },
      },
    ],
  ])('%d: %s', (priceAud, message, before) => {
    expect(to(message, before)).toMatchObject({
      kind: 'call',
      call: { tool: 'upfront_costs', arguments: { priceAud, dutyOnly: true } },
    });
  });
});

describe('asking what a home is worth is no question of debts', () => {
  it.each([
    ['it', 'È in zona di alluvione sì o no? E quanto vale più o meno?'],
    ['it', 'E quanto vale più o meno?'],
    ['es', '¿y cuánto vale más o menos?'],
  ] as const)('%s: %s', (language, message) => {
    expect(toldOf(message, { ...VALUED, language })).not.toContain('negativeEquity');
  });
});

describe('what is told', () => {
  for (const topic of HEIR_TOPICS) {
    it.each(ASSISTANT_LANGUAGES)(`of ${topic} is there in %s`, (language) => {
      expect(guideTextsOf(language)[topic].length).toBeGreaterThan(80);
    });
  }
});
