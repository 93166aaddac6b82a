/** Hours that are spelt out in the other languages, in figures, where a word beside them makes them hours. */
const LATIN: readonly (readonly [lead: string, words: readonly string[]])[] = [
  [
    'a las|las|a la|la|de las|desde las|hasta las|sobre las|despues de las|antes de las',
    ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  ],
  [
    'um|nach|vor|ab|gegen|bis|von|zwischen|und',
    ['eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
  ],
  [
    'a|apres|avant|vers|des|entre|et|jusqu.a|partir de',
    ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  ],
  [
    "alle|le|dalle|dopo le|prima delle|verso le|all'|dall'",
    ['una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  ],
  [
    'as|das|pelas|depois das|antes das|ate as|a partir das',
    ['uma', 'duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  ],
  [
    'в|после|до|к|около|с',
    [
      'час',
      'два',
      'три',
      'четыре',
      'пять',
      'шесть',
      'семь',
      'восемь',
      'девять',
      'десять',
      'одиннадцать',
      'двенадцать',
    ],
  ],
];
/** In French the word before an hour says other things too: 'à deux' are two people. */
const OF_HOURS = String.raw`(?= ?(?:heures?|h\b))`;
const NOT_COUNTED = String.raw`(?! (?:de(?! la)|des|der|di|personas|personen|persone|pessoas|dias|tage|semanas|wochen|человек|дн\p{L}+))`;
const latinPatterns = LATIN.map(([lead, words]) => {
  const ahead = words.includes('deux') ? OF_HOURS : NOT_COUNTED;
  return {
    words,
    pattern: new RegExp(String.raw`(?<!\p{L})(${lead}) ?(${words.join('|')})(?!\p{L})${ahead}`, 'gu'),
  };
});
/** With the word for an hour after it: 'vier Uhr', 'dix heures', 'cuatro horas'. */
const BEFORE_HOUR: readonly (readonly [RegExp, readonly string[]])[] = latinPatterns.map(({ words }) => [
  new RegExp(String.raw`(?<!\p{L})(${words.join('|')})(?= (?:uhr|heures?|horas?|часа|часов)(?!\p{L}))`, 'gu'),
  words,
]);

const HAN = '一二三四五六七八九';
const hanNumber = (said: string): number => {
  const plain = said.replace(/[两兩]/u, '二');
  if (!plain.includes('十')) return HAN.indexOf(plain) + 1;
  const [tens = '', ones = ''] = plain.split('十');
  return (tens === '' ? 10 : (HAN.indexOf(tens) + 1) * 10) + (ones === '' ? 0 : HAN.indexOf(ones) + 1);
};

const KOREAN = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'];
const HINDI = ['एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'];
const HINDI_OTHERS: Readonly<Record<string, number>> = { पाँच: 5, छः: 6, छ: 6 };
const ARABIC = [
  'الواحدة',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
  'العاشرة',
  'الحادية عشرة',
  'الثانية عشرة',
];
/** As they are counted: 'الساعة ثلاثة'. */
const ARABIC_COUNTED: Readonly<Record<string, number>> = {
  واحدة: 1,
  وحدة: 1,
  اثنين: 2,
  اثنتين: 2,
  ثنتين: 2,
  ثلاثة: 3,
  ثلاث: 3,
  أربعة: 4,
  اربعة: 4,
  أربع: 4,
  خمسة: 5,
  خمس: 5,
  ستة: 6,
  سبعة: 7,
  ثمانية: 8,
  تسعة: 9,
  عشرة: 10,
  عشر: 10,
  'احد عشر': 11,
  'اثنا عشر': 12,
};
/** 'После четырёх'; from two on. */
const RUSSIAN_GENITIVES = ['двух', 'трех', 'четырех', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const longestFirst = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');
const hindiHour = (word: string): number => HINDI_OTHERS[word] ?? HINDI.indexOf(word) + 1;
const HINDI_HOURS = longestFirst([...HINDI, ...Object.keys(HINDI_OTHERS)]);

const KOREAN_HOUR = new RegExp(`(${longestFirst(KOREAN)}) ?(?=시(?!간))`, 'gu');
const HINDI_HALF = new RegExp(`साढ़े (${HINDI_HOURS})(?= बजे)`, 'gu');
const HINDI_HOUR = new RegExp(`(?<!\\p{L})(${HINDI_HOURS})(?= बजे)`, 'gu');
const ARABIC_HOUR = new RegExp(`الساعة (${longestFirst(ARABIC)})`, 'gu');
const ARABIC_COUNT = new RegExp(
  `(?<=الساعة |(?:بعد|قبل|حتى|إلى|الى) )(${longestFirst(Object.keys(ARABIC_COUNTED))})(?!\\p{L})`,
  'gu',
);
const ARABIC_BESIDE = new RegExp(`(?<=(?:بعد|قبل) )(${longestFirst(ARABIC)})(?!\\p{L})`, 'gu');

/** 'Preferisco le 16' names an hour; in French 'le 16' is a day. */
const ITALIAN_HOUR =
  /(?<!\p{L})(preferisco|preferirei|preferiamo|facciamo|vorrei|voglio|meglio|sarebbe meglio|per|verso|dopo|vanno bene|va bene|anche|invece|diciamo) le (\d{1,2})(?: e (\d{2}))?(?!\d)/gu;

/** In lower case without the accents of Latin letters. */
export const hoursInFigures = (text: string): string => {
  const latin = latinPatterns.reduce(
    (said, { words, pattern }) =>
      said.replace(pattern, (_, lead: string, word: string) => `${lead} ${words.indexOf(word) + 1}`),
    BEFORE_HOUR.reduce(
      (said, [pattern, words]) => said.replace(pattern, (word) => String(words.indexOf(word) + 1)),
      text,
    ),
  );
  return latin
    .replace(ITALIAN_HOUR, (_, lead: string, hour: string, minutes?: string) =>
      lead === 'dopo' ? `dopo le ${hour}` : `${lead} alle ${hour}${minutes ? `:${minutes}` : ''}`,
    )
    .replace(/([一二两兩三四五六七八九十]{1,3})(?=[点點時时](?!间|候|間))/gu, (_, said: string) =>
      String(hanNumber(said)),
    )
    .replace(KOREAN_HOUR, (_, word: string) => String(KOREAN.indexOf(word) + 1))
    .replace(HINDI_HALF, (_, word: string) => `${hindiHour(word)}:30`)
    .replace(HINDI_HOUR, (_, word: string) => String(hindiHour(word)))
    .replace(ARABIC_HOUR, (_, word: string) => `الساعة ${ARABIC.indexOf(word) + 1}`)
    .replace(ARABIC_COUNT, (word) => String(ARABIC_COUNTED[word]))
    .replace(ARABIC_BESIDE, (word) => String(ARABIC.indexOf(word) + 1))
    .replace(
      /(?<=(?:после|до|около|с) )(?:двух|тр[её]х|четыр[её]х|пяти|шести|семи|восьми|девяти|десяти)(?!\p{L})/gu,
      (word) => String(RUSSIAN_GENITIVES.indexOf(word.replaceAll('ё', 'е')) + 2),
    )
    .replace(/ y media(?!\p{L})| e mezz[ao](?!\p{L})| e meia(?!\p{L})| et demie?(?!\p{L})/gu, ':30');
};
