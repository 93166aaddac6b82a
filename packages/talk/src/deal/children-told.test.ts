import { describe, expect, it } from 'vitest';
import { childrenAfter } from './children-told.ts';
import { type DealTold, dealAfter, NOTHING_TOLD } from './facts-after.ts';

const childrenOf = (...messages: string[]): number | undefined =>
  messages.reduce<DealTold>((told, text) => {
    const { facts, parts } = dealAfter(told, { amounts: [], text });
    return { facts, parts };
  }, NOTHING_TOLD).facts.children;

describe('how many children a household has', () => {
  it.each<[string, number]>([
    ['how much could we borrow on 120k, 2 kids', 2],
    ['three children under 10 and a dog', 3],
    ['we have one child', 1],
    ["i've got a baby and earn 85k", 1],
    ['both of us work, 2 school-age kids', 2],
    ['we have a couple of kids', 2],
    ['we have twins', 2],
    ['we have two sons and a daughter', 3],
    ['I earn 90k and have 2 boys', 2],
    ['family of four with kids aged 4 and 7', 2],
    ['single mum, 3 dependants', 3],
    ['tenemos dos hijos', 2],
    ['con 3 niños pequeños', 3],
    ['tengo un hijo', 1],
    ['nous avons deux enfants', 2],
    ['avec un enfant', 1],
    ['zwei Kinder', 2],
    ['wir haben 3 kleine Kinder', 3],
    ['mit einem Kind', 1],
    ['abbiamo due figli', 2],
    ['con tre bambini', 3],
    ['temos dois filhos', 2],
    ['com 3 crianças', 3],
    ['у нас двое детей', 2],
    ['с тремя детьми', 3],
    ['у нас один ребёнок', 1],
    ['两个孩子', 2],
    ['我们有3个小孩', 3],
    ['有俩娃', 2],
    ['有一个孩子', 1],
    ['子供が2人います', 2],
    ['子ども三人です', 3],
    ['アイが二人', 0],
    ['아이 둘 있어요', 2],
    ['아이가 세 명이에요', 3],
    ['자녀 2명', 2],
    ['تلات أولاد', 3],
    ['عندي طفلين', 2],
    ['لدينا ثلاثة أطفال', 3],
    ['عندنا طفل', 1],
    ['हमारे दो बच्चे हैं', 2],
    ['एक बच्चा है', 1],
    ['hamare do bachche hain', 2],
  ])('%s', (text, children) => {
    expect(childrenOf(text) ?? 0).toBe(children);
  });

  it.each([
    'I pay 500 a month child support',
    'childcare is 400 a week',
    'a 3 bed house with 2 bathrooms near a school for kids',
    'my brother has 3 kids',
    'the tenants have two children',
    'how many kids can share a room?',
    'the kids’ 2 bedrooms are upstairs',
    'my daughter wants to buy',
    'my two sons want to buy at 650k',
    'we paid 2 child care fees',
    '120k a year, two incomes',
    'Wie viele Kinder dürfen dort wohnen?',
    '儿童房有2个',
    'a 12 year old house',
    'do kids change what we can borrow?',
    'how much do children cost a month?',
  ])('none are told: %s', (text) => {
    expect(childrenOf(text)).toBeUndefined();
  });

  it.each<[string[], number | undefined]>([
    [['2 kids, 120k', 'sorry, 3 kids'], 3],
    [['2 kids, 120k', 'sorry, three not two'], 3],
    [['we have 2 kids', 'not 2 kids, 1'], 1],
    [['we have 2 kids', 'what about repayments?'], 2],
    [['we have 2 kids', 'actually we have no kids'], undefined],
    [['we have 2 kids', 'forget the kids'], undefined],
    [['we have 2 kids', "don't count the children"], undefined],
    [['we have 2 kids', 'the kids have moved out'], undefined],
    [['zwei Kinder', 'ohne die Kinder bitte'], undefined],
    [['zwei Kinder', 'Entschuldigung, drei Kinder'], 3],
    [['tenemos dos hijos', 'perdón, no tenemos hijos'], undefined],
    [['deux enfants', 'les enfants sont partis'], undefined],
    [['due figli', 'senza figli'], undefined],
    [['dois filhos', 'sem os filhos'], undefined],
    [['двое детей', 'без детей'], undefined],
    [['两个孩子', '没有孩子'], undefined],
    [['子供が2人', '子供はいません'], undefined],
    [['아이 둘', '아이 없이 계산해 주세요'], undefined],
    [['عندي طفلين', 'بدون أولاد'], undefined],
    [['दो बच्चे', 'बच्चे नहीं हैं'], undefined],
  ])('%j', (messages, children) => {
    expect(childrenOf(...messages)).toBe(children);
  });

  it('is worked with, and not kept, where it is only supposed', () => {
    expect(childrenAfter('what if we had 2 kids?', undefined)).toEqual({ kept: undefined, asked: 2 });
    expect(childrenAfter('und was ware mit zwei kindern?', 1)).toEqual({ kept: 1, asked: 2 });
  });
});
