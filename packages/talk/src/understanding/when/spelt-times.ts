/** Hours and dates that are spelt out, in figures: 'half past ten' is '10:30', 'the twenty-first' is 'the 21st'. */
const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const GERMAN_HOURS = [
  'eins',
  'zwei',
  'drei',
  'vier',
  'funf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwolf',
];
const MINUTES: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, fifteen: 15, thirty: 30 };
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];
const HOURS_A_DAY = 12;
const TWENTY = 20;
const THIRTY = 30;

const ANY_HOUR = String.raw`(\d{1,2}|${HOURS.join('|')})`;
const two = (part: number): string => String(part).padStart(2, '0');
const hourOf = (said: string, names: readonly string[] = HOURS): number =>
  names.includes(said) ? names.indexOf(said) + 1 : Number(said);
const before = (hour: number): number => (hour === 1 ? HOURS_A_DAY : hour - 1);

/** 'One' counts far more often than it tells the time. */
const LED = new RegExp(
  String.raw`\b(at|after|before|around|about|from|till|until|by|between|past) (${HOURS.slice(1).join('|')})\b(?! (?:of|bed|bath|day|week|month|year|people|home|house))`,
  'gu',
);
const RANGE = new RegExp(String.raw`\b(between|from) (\S+) (and|to|till|until) (${HOURS.join('|')})\b`, 'gu');

/** First to fourth name one of a list unless a month follows. */
const MONTH_AHEAD = '(?= (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';

const ordinalPatterns: [RegExp, number][] = [
  ...ORDINALS.slice(0, 9).flatMap((word, at): [RegExp, number][] => [
    [new RegExp(String.raw`\btwenty[- ]${word}\b`, 'gu'), TWENTY + at + 1],
    ...(word === 'first' ? [[/\bthirty[- ]first\b/gu, THIRTY + 1] as [RegExp, number]] : []),
  ]),
  [/\bthirtieth\b/gu, THIRTY],
  ...ORDINALS.map((word, at): [RegExp, number] => [
    new RegExp(String.raw`\b${word}\b${at < 4 ? MONTH_AHEAD : ''}`, 'gu'),
    at + 1,
  ]),
];

const NOON = /\b(?:12 )?(?:noon|midday|(?<=(?:after|before|until|till|til|by) )lunch ?(?:time)?)\b/gu;

const HALF_IN_GERMAN = new RegExp(String.raw`\bhalb (${GERMAN_HOURS.join('|')}|\d{1,2})\b`, 'gu');
const HALF_PAST = new RegExp(String.raw`\bhalf (?:past )?${ANY_HOUR}\b`, 'gu');
const QUARTER_PAST = new RegExp(String.raw`\b(?:a )?quarter past ${ANY_HOUR}\b`, 'gu');
const QUARTER_TO = new RegExp(String.raw`\b(?:a )?quarter to ${ANY_HOUR}\b`, 'gu');
const MINUTES_PAST = new RegExp(String.raw`\b(five|ten|twenty) past ${ANY_HOUR}\b`, 'gu');
const AND_MINUTES = new RegExp(String.raw`\b(${HOURS.join('|')}) (fifteen|thirty)\b`, 'gu');
const ON_THE_HOUR = new RegExp(String.raw`\b(${HOURS.join('|')})(?= ?(?:o'clock|[ap]\.?m\b))`, 'gu');

const ANY_ORDINAL = new RegExp(`thirtieth|${ORDINALS.join('|')}`, 'u');
const withOrdinals = (text: string): string =>
  ANY_ORDINAL.test(text)
    ? ordinalPatterns.reduce((said, [pattern, day]) => said.replace(pattern, `${day}th`), text)
    : text;

/** In lower case without accents, as it came. */
export const inFigures = (text: string): string =>
  withOrdinals(text)
    .replace(NOON, '12 pm')
    .replace(HALF_IN_GERMAN, (_, hour: string) => `${before(hourOf(hour, GERMAN_HOURS))}:30`)
    .replace(HALF_PAST, (_, hour: string) => `${hourOf(hour)}:30`)
    .replace(QUARTER_PAST, (_, hour: string) => `${hourOf(hour)}:15`)
    .replace(QUARTER_TO, (_, hour: string) => `${before(hourOf(hour))}:45`)
    .replace(
      MINUTES_PAST,
      (_, minutes: string, hour: string) => `${hourOf(hour)}:${two(MINUTES[minutes] ?? 0)}`,
    )
    .replace(AND_MINUTES, (_, hour: string, minutes: string) => `${hourOf(hour)}:${MINUTES[minutes]}`)
    .replace(ON_THE_HOUR, (_, hour: string) => String(hourOf(hour)))
    .replace(
      RANGE,
      (_, lead: string, from: string, to: string, hour: string) =>
        `${lead} ${hourOf(from) || from} ${to} ${hourOf(hour)}`,
    )
    .replace(LED, (_, lead: string, hour: string) => `${lead} ${hourOf(hour)}`)
    .replace(/\b(?:around |about |at )?(\d{1,2}(?::\d\d)?) ?-?ish\b/gu, 'at $1');
