import { describe, expect, it } from 'vitest';
import { hardTimeIn } from '../dialogue/hard-time.ts';
import { kindWord } from './kind-word.ts';

describe('a hard time that is told', () => {
  it.each([
    ['loss', 'Hi. My mum passed away and my brother and I have inherited her house'],
    ['loss', 'my mum just passed and left me and my sister her unit'],
    ['loss', 'dad died in June, what is his place worth'],
    ['loss', 'we lost my grandmother last month'],
    ['loss', 'Mi madre murió en mayo y heredamos su casa'],
    ['loss', 'Ma grand-mère est décédée, que vaut sa maison ?'],
    ['loss', 'Mein Mann ist im Mai gestorben. Was ist unser Haus wert?'],
    ['loss', 'Mia zia è mancata a giugno e ci ha lasciato la casa'],
    ['loss', 'Minha mãe faleceu e deixou o apartamento'],
    ['loss', 'У меня умерла мама, осталась квартира'],
    ['loss', '我妈妈上个月去世了，房子怎么办'],
    ['loss', '父が亡くなり、家を相続しました'],
    ['loss', '어머니가 돌아가셔서 집을 물려받았어요'],
    ['loss', 'توفيت أمي وتركت لنا بيتها'],
    ['loss', 'मेरे पिता का देहांत हो गया, घर का क्या करें'],
    ['hard', 'we are separating and have to sell the house'],
    ['hard', 'I was made redundant last week, what would my loan cost at 30 years'],
    ['hard', 'my fixed rate ends in march n im freaking out'],
    ['hard', 'Ich habe meine Arbeit verloren'],
    ['hard', 'ho perso il lavoro, quanto vale la casa?'],
    ['hard', '勤めていた会社が倒産して'],
    ['hard', '我们正在离婚，房子值多少'],
  ] as const)('%s: %s', (time, message) => {
    expect(hardTimeIn(message)).toBe(time);
  });

  it.each([
    'my partner passed on the house, what else is there',
    'my brother passed the building inspection',
    'my dad died twenty years ago, the house in Seddon was his',
    'what happens to the loan when my mum dies',
    'do I have to be told if somebody died in the house',
    'huh? we’re not separating, she’s my sister',
    'is a deceased estate cheaper',
    'what is the stressed repayment',
    'Die Frau vom Makler sagt, der Markt ist tot',
    'mi madre compra una casa',
    '我和妈妈想买房',
  ])('none: %s', (message) => {
    expect(hardTimeIn(message)).toBeNull();
  });

  it('is answered with a kind word once in a talk, and not where the answer has one', () => {
    const call = { kind: 'call', call: { tool: 'assess', arguments: {} } } as const;
    const told = { kind: 'tell', topics: ['hardship' as const] } as const;
    expect(kindWord('my mum died', [], [call], 'en')).toBe('I’m sorry for your loss.');
    expect(kindWord('my mum died in May', ['my mum died, what now'], [call], 'en')).toBeNull();
    expect(
      kindWord('I lost my job and can’t pay', [], [{ ...told, topics: [...told.topics] }], 'en'),
    ).toBeNull();
    expect(kindWord('what is it worth', [], [call], 'en')).toBeNull();
  });
});
