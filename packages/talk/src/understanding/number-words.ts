/** Numbers that are spelt out. Latin letters stand with their accents and without them. */

const ENGLISH = [
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
];
/** As amounts are said: 'a hundred thousand', 'twenty five'. */
export const ENGLISH_NUMBERS: ReadonlyMap<string, number> = new Map([['a', 1], ['an', 1], ...ENGLISH]);

/** As things are counted out in the other languages of the assistant. */
const COUNTED: readonly [count: number, words: string][] = [
  [
    1,
    'un una uno une ein eine einen einem einer um uma один одна одну одно одной одним 一 한 하나 एक واحد واحدة',
  ],
  [2, 'dos deux zwei due dois duas два две двух двумя двум 两 兩 二 双 ふた 두 둘 दो اثنين اثنان'],
  [3, 'tres trois drei tre três три трёх трех тремя трём 三 세 셋 तीन ثلاث ثلاثة'],
  [4, 'cuatro quatre vier quattro quatro четыре четырёх четырех четырьмя 四 네 넷 चार أربع أربعة اربع اربعة'],
  [5, 'cinco cinq fünf funf cinque пять пяти пятью 五 다섯 पांच पाँच خمس خمسة'],
  [6, 'seis six sechs sei шесть шести 六 여섯 छह छः ست ستة'],
  [7, 'siete sept sieben sette sete семь 七 일곱 सात سبع سبعة'],
  [8, 'ocho huit acht otto oito восемь 八 여덟 आठ ثمان ثمانية'],
  [9, 'nueve neuf neun nove девять девяти 九 아홉 नौ تسع تسعة'],
  [10, 'diez dix zehn dieci dez десять десяти 十 열 दस عشر عشرة'],
  [11, 'once onze elf undici одиннадцать 十一 열한 ग्यारह'],
  [12, 'doce douze zwölf zwolf dodici doze двенадцать двенадцати 十二 열두 बारह'],
];
const COUNTS: ReadonlyMap<string, number> = new Map([
  ...ENGLISH,
  ...COUNTED.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)),
]);

/** The words for numbers from one to this, as part of a pattern. */
export const countWords = (most: number): string =>
  [...COUNTS]
    .flatMap(([word, count]) => (count <= most ? [word] : []))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** In figures or words; null where it is neither. */
export const numberSaid = (said: string | undefined): number | null => {
  if (said === undefined || said === '') return null;
  const count = COUNTS.get(said.toLowerCase()) ?? Number(said);
  return Number.isNaN(count) ? null : count;
};
