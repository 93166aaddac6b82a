import type { Amount } from './amount.ts';
import { findAmounts } from './amounts.ts';
import { findAreas } from './areas.ts';
import { BY, DOWN, MEASURES, MULTIPLES, UP } from './direction-words.ts';
import { numberSaid } from './number-words.ts';
import { findShares } from './rates.ts';
import { COUNT, COUNTER, ROOM_WORDS, type Room } from './room-words.ts';

type Measure = 'aud' | 'percent' | 'years' | 'sqm' | Room;
/** A change of what was spoken of: 'one more bathroom', '50k cheaper', 'double the deposit', 'five years shorter'. */
export type RelativeChange = { start: number; end: number } & (
  | { kind: 'by'; measure: Measure; amount: number; isOfPrice: boolean }
  | { kind: 'times'; factor: number }
);

type Quantity = { measure: Measure; amount: number; start: number; end: number };
type Cue = { sign: 1 | -1; start: number; end: number; isOfPrice: boolean };

const EDGE = String.raw`(?![\p{L}\p{M}])`;
/** '50k less than 800k' is no change; '50k less than that' is. */
const NO_LIMIT = String.raw`(?!\s+(?:than|que|als|di|do que|чем)\s+(?!(?:that|this|it|before|now|last|what|eso|ça|das|questo|isso)\b))(?!\s+(?:or|o|ou|oder|или)\s)`;
const JOINT = String.raw`[\s,-]*(?:(?:a|per|pro|al|por|par)\s+(?:year|month|week|annum|jahr|monat|año|mes|an|mois|anno|mese|ano|mês)\s+)?(?:を|は|が|만큼|ほど|くらい|정도)?\s*`;

const compiled = [UP, DOWN].map((words, at) => ({
  sign: at === 0 ? (1 as const) : (-1 as const),
  after: new RegExp(`^${JOINT}(?:${words.after})${EDGE}${NO_LIMIT}`, 'iu'),
  afterJoined: new RegExp(`^${JOINT}(?:${words.after})${NO_LIMIT}`, 'iu'),
  before: new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${words.before})\s*(?:an?\s+|ب\p{L}?\s*)?(?:a?\$|aud)?\s*$`,
    'iu',
  ),
  beforeJoined: new RegExp(String.raw`(?:${words.before})\s*$`, 'iu'),
  verb: new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${words.verb})(?:\s+[\p{L}\p{M}']+){0,5}?\s+(?:${BY})\s+(?:an?\s+|about\s+|another\s+)?(?:a?\$|aud)?\s*$`,
    'iu',
  ),
}));
const isJoinedScript = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

/** Verbs that take their amount without a word between. */
const DIRECT: readonly [1 | -1, RegExp][] = [
  [
    1,
    /(?<![\p{L}])(?<!\b(?:sav|sett|sett|com|end|stor)\p{L}*\s|\bput\s|\bset\s)(?:up|add|adds|adding|increased?|raised?|jump(?:s|ed)?|rises?|rose|climb(?:s|ed)?|hike(?:s|d)?|gain(?:s|ed)?|añade|agrega|ajoutez?|добавь|aggiungi|adicione)\s+(?:up\s+)?(?:about\s+)?(?:a?\$)?\s*$|\+\s*(?:a?\$)?\s*$/iu,
  ],
  [1, /(?<![\p{L}])(?:ارتفع\p{L}*|زاد\p{L}*)(?:\s+\p{L}+){0,2}\s*$/iu],
  [-1, /(?<![\p{L}])(?:انخفض\p{L}*|نقص\p{L}*|قل\p{L}*)(?:\s+\p{L}+){0,2}\s*$/iu],
  [
    -1,
    /(?<![\p{L}])(?:down|knock|shave|cut|trim|drop(?:s|ped)?|falls?|fell|subtract|reduce|lower|quita|enlève[sz]?)\s+(?:about\s+)?(?:a?\$)?\s*$/iu,
  ],
];
/** 'Lift the budget 10%': what is changed stands between. */
const CHANGED = String.raw`(?:the\s+|my\s+|our\s+|that\s+)?(?:${MEASURES})\s*(?:a?\$)?\s*$`;
const OBJECT: readonly [1 | -1, RegExp][] = [
  [1, new RegExp(String.raw`\b(?:raise|lift|increase|bump|up|stretch|push)\s+${CHANGED}`, 'iu')],
  [-1, new RegExp(String.raw`\b(?:lower|reduce|cut|drop|decrease|trim)\s+${CHANGED}`, 'iu')],
];
const TO = /\b(?:up|down) to\s*$/i;

const OF_PRICE =
  /cheaper|dearer|pricier|barat|car[oa]s?\b|cher|teurer|billiger|günstiger|gunstiger|дешевле|дороже|安|싸|싼|便宜|贵|أرخص|सस्त/iu;

const cueOf = (text: string, { start, end }: Quantity): Cue | null => {
  const right = text.slice(end, end + 34);
  const from = Math.max(0, start - 60);
  const left = text.slice(from, start);
  if (TO.test(left)) return null;
  const isJoined = isJoinedScript(text);
  for (const { sign, after, afterJoined } of compiled) {
    const found = (isJoined ? afterJoined : after).exec(right);
    // '22 years, extra 198 a month': said of what follows.
    const isOfNext =
      found !== null && /^\s*[,;]/.test(found[0]) && /^\s*(?:a?\$)?\d/.test(right.slice(found[0].length));
    // '540k less 90k is 450k': worked out, and nothing changed.
    const isWorkedOut = found !== null && /^\s*(?:a?\$\s?)?\d/iu.test(right.slice(found[0].length));
    if (found && !isOfNext && !isWorkedOut)
      return { sign, start, end: end + found[0].length, isOfPrice: OF_PRICE.test(found[0]) };
  }
  for (const { sign, before, beforeJoined, verb } of compiled) {
    const led = (isJoined ? beforeJoined : before).exec(left) ?? verb.exec(left);
    // '最多55万' is a limit, and nothing more than before.
    if (led && /[最至]$/u.test(left.slice(0, led.index))) continue;
    if (led) return { sign, start: from + led.index, end, isOfPrice: OF_PRICE.test(led[0]) };
  }
  for (const [sign, pattern] of [...DIRECT, ...OBJECT]) {
    const led = pattern.exec(left);
    if (led) return { sign, start: from + led.index, end, isOfPrice: false };
  }
  return null;
};

const YEARS = new RegExp(
  String.raw`(?<![\d.$A-Za-z])(${COUNT}|ten|fifteen|twenty|diez|dix|zehn|dieci|dez|十)[\s-]*(?:years?|yrs?|años?|anos?|ans?|jahren?|anni|anno|лет|года?|年|년|سنوات|سنة|साल|वर्ष)(?![a-zа-я])`,
  'giu',
);
const TENS: Readonly<Record<string, number>> = {
  ten: 10,
  diez: 10,
  dix: 10,
  zehn: 10,
  dieci: 10,
  dez: 10,
  十: 10,
  fifteen: 15,
  twenty: 20,
};
/** 'Rates 0.5 higher'. */
const BARE_POINTS = /(?<![\d.,$])\d[.,]\d{1,2}(?![\d.,]|\s?(?:k|m|mil|million|%|percent|points?)\b)/giu;

const quantitiesIn = (text: string): Quantity[] => {
  const shares = findShares(text).map(({ value, start, end }) => ({
    measure: 'percent' as const,
    amount: value,
    start,
    end,
  }));
  const years = [...text.matchAll(YEARS)].map((match) => ({
    measure: 'years' as const,
    amount: TENS[(match[1] ?? '').toLowerCase()] ?? numberSaid(match[1]) ?? 0,
    start: match.index,
    end: match.index + match[0].length,
  }));
  const areas = findAreas(text).map(({ sqm, start, end }) => ({
    measure: 'sqm' as const,
    amount: sqm,
    start,
    end,
  }));
  const points = [...text.matchAll(BARE_POINTS)].map((match) => ({
    measure: 'percent' as const,
    amount: Number(match[0].replace(',', '.')),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isApart = ({ start, end }: Quantity): boolean =>
    [...shares, ...years, ...areas].every((one) => end <= one.start || start >= one.end);
  const taken = [...shares, ...years, ...areas, ...points.filter(isApart)];
  const isFree = ({ start, end }: Amount): boolean =>
    taken.every((one) => end <= one.start || start >= one.end);
  const money = findAmounts(text)
    .filter((one) => one.isMoney && isFree(one))
    .map(({ value, start, end }) => ({ measure: 'aud' as const, amount: value, start, end }));
  return [...taken, ...money];
};

const N = String.raw`(?:(${COUNT}|an?)\s*${COUNTER}[\s-]*)`;
const EXTRA =
  'more|extra|additional|further|mas|más|more|plus|mehr|zusätzliche[sn]?|weitere[sn]?|altr[oaie]|ещё|еще|और|ज़्यादा|ज्यादा|अतिरिक्त';
const FEWER = 'fewer|less|weniger|meno|menos|कम';

/** 'One more bathroom', 'a bedroom less', 'add a bathroom', '침실 하나 더', '再加一个卧室'. */
const roomPatterns = (words: string): readonly [sign: 1 | -1, RegExp][] => {
  const unit = String.raw`(?:${words})(?![a-z])`;
  const add = String.raw`(?:${UP.before}|add(?:ing|s|ed)?|build(?:ing)?|put(?:ting)? in|with another|plus|añad\p{L}*|agreg\p{L}*|ajout\p{L}*|aggiung\p{L}*|adicion\p{L}*|добав\p{L}*|追加|添加|增加|多)`;
  const remove = String.raw`(?:${DOWN.before}|remove|lose|losing|take away|minus|quita\p{L}*|enl[eè]v\p{L}*|少)`;
  const pattern = (body: string) => new RegExp(String.raw`(?<![\p{L}\p{M}\d.])${body}`, 'iu');
  const loose = (body: string) => new RegExp(body, 'iu');
  return [
    [1, pattern(`${N}(?:${EXTRA})[\\s-]*${unit}`)],
    [-1, pattern(`${N}(?:${FEWER})[\\s-]*${unit}`)],
    [1, loose(`${N}${unit}\\s*(?:${UP.after})`)],
    [-1, loose(`${N}${unit}\\s*(?:${DOWN.after})`)],
    [1, loose(String.raw`${unit}\s*(?:を|を?もう|も)?\s*(?:もう)?\s*${N}(?:${UP.after}|追加|増やし|増)`)],
    [1, loose(String.raw`${unit}を?もう\s*${N}`)],
    [-1, loose(String.raw`${unit}\s*(?:を|이|가|을|를)?\s*${N}(?:${DOWN.after}|減)`)],
    [
      1,
      loose(
        String.raw`${unit}\s+(?:extra|adicional\p{L}*|suppl[eé]mentaires?|zus[aä]tzlich|in pi[uù]|a mais|إضافي\p{L}*|اضافي\p{L}*)`,
      ),
    ],
    [-1, pattern(String.raw`${remove}\s*(?:the\s+)?(?:extra\s+|additional\s+|second\s+)?${N}?${unit}`)],
    [1, pattern(String.raw`${add}\s*(?:on\s+)?${N}?(?:extra\s+|more\s+|new\s+)?${unit}`)],
  ];
};
const ROOMS = (Object.keys(ROOM_WORDS) as Room[]).map(
  (room) => [room, roomPatterns(ROOM_WORDS[room])] as const,
);
const LIMITS = /^\s*(?:than|or\b|que\b)/i;

const roomChanges = (text: string): RelativeChange[] =>
  ROOMS.flatMap(([room, patterns]) => {
    for (const [sign, pattern] of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      const end = match.index + match[0].length;
      if (LIMITS.test(text.slice(end))) continue;
      const count = /^an?$/i.test(match[1] ?? '') ? 1 : (numberSaid(match[1]) ?? 1);
      return [
        {
          kind: 'by' as const,
          measure: room,
          amount: sign * count,
          isOfPrice: false,
          start: match.index,
          end,
        },
      ];
    }
    return [];
  });

const OWN = String.raw`(?:\s*(?:the|my|our|his|her|their|your|of|up|de|del|d'|di|du|do|da|der|des|el|la|los|las|mi|mis|le|les|mon|ma|mes|die|das|den|dem|mein\p{L}*|il|lo|mio|mia|o|a|meu|minha|em|를|을|の|को|का|की))*\s*`;
const TIMES: readonly [number, RegExp][] = MULTIPLES.map(([factor, words]) => [
  factor,
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${words})${OWN}(?:${MEASURES})(?![a-z])|(?:${MEASURES})(?:\s*(?:to|by|is|were|was|を|は|が|을|를|이|가|को|का|की|은|는|为|到|增加|减少|إلى|في))*\s*(?:${words})(?![a-z])|^(?:[\p{L}']+\s+){0,3}(?:${words})[\s?!.]*$`,
    'iu',
  ),
]);
/** 'Double garage', 'half bath': not of what was spoken of. */
const NO_MULTIPLE = /(?:double|half|triple)[\s-]*(?:a|an|garage|storey|story|bath|bed|brick|glaz|lock)/i;

const multipleIn = (text: string): RelativeChange[] => {
  if (NO_MULTIPLE.test(text)) return [];
  for (const [factor, pattern] of TIMES) {
    const match = pattern.exec(text);
    if (match) return [{ kind: 'times', factor, start: match.index, end: match.index + match[0].length }];
  }
  return [];
};

const MORE_OR_LESS =
  /more or less|m[aá]s o menos|plus ou moins|mehr oder weniger|pi[uù] o meno|mais ou menos/iu;

/** '168k plus 20k bonus': said with the amount before it, and not of what was told before. */
const BESIDE_AMOUNT =
  /\d\s?(?:k|m|mil|mila|тыс\p{L}*|万|만|हज़ार|ألف)?\s*(?:plus|and|\+|&|y|más|mas|più|piu|e|et|und|mais|и|плюс|加|と|와|و|और)\s*(?:about\s|an?\s)?(?:a?\$|aud)?\s*$/iu;

/** Every change that the words of a message ask for. Places have been taken out of the text. */
export const findRelativeChanges = (text: string): RelativeChange[] => {
  if (MORE_OR_LESS.test(text)) return [];
  const rooms = roomChanges(text);
  const isFree = ({ start, end }: Quantity): boolean =>
    rooms.every((one) => end <= one.start || start >= one.end);
  const quantities = quantitiesIn(text).filter(isFree);
  const isAlone = quantities.filter(({ measure }) => measure === 'aud').length < 2;
  const moved = quantities.flatMap((quantity): RelativeChange[] => {
    const cue = cueOf(text, quantity);
    const { measure, amount } = quantity;
    // 'I earn 92k and my partner another 78k' adds within the message.
    const isBeside = cue?.start !== quantity.start || BESIDE_AMOUNT.test(text.slice(0, quantity.start));
    if (measure === 'aud' && !isAlone && isBeside) return [];
    return cue
      ? [
          {
            kind: 'by',
            measure,
            amount: cue.sign * amount,
            isOfPrice: cue.isOfPrice,
            start: cue.start,
            end: cue.end,
          },
        ]
      : [];
  });
  const changes = [...rooms, ...moved];
  return changes.length > 0 ? changes : multipleIn(text);
};
