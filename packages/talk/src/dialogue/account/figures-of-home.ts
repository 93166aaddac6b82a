import { textOf } from '../state.ts';
import type { FigureKind, FigureOf, ToldAnswer } from './told.ts';
import { figuresOf } from './told-figures.ts';

/** Figures that are told of one home, each by what it is called, in all languages. */
const CALLED: readonly (readonly [kind: FigureKind, words: RegExp])[] = [
  [
    'comparables',
    /\bcomp(?:arable)?s?\b|\bvergleichs\p{L}*|\bcomparable\w*|\bcomparabil\w*|\bcomparave\w*|сопоставим\p{L}*|аналог\p{L}*|сравнимы\p{L}*|可比|比较(?:案例|成交|销售)|比較(?:事例|対象)|成約事例|비교 ?(?:거래|매매|사례)|مقارن\p{L}*|المشابهة|तुलनीय|मिलती-जुलती/u,
  ],
  ['median', /\bmedian\w*|медиан\p{L}*|中位|中央値|중위|중간값|الوسيط|मीडियन|माध्यिका/u],
  [
    'value',
    /\b(?:valu(?:e|es|ed|ation)|estimate)\b|\bbewertung|\b(?:wert|schatzwert)\b|\bschatzung|\bvalor\b|\bestimacion|\bvaleur|\bestimation|\bvalore\b|\bstima\b|\bestimativa|оценк\p{L}*|стоимост\p{L}*|估值|估价|評価額?|価値|見積|추정|감정|가치|قيمت\p{L}*|القيمة|تقدير\p{L}*|कीमत|मूल्य|अनुमान/u,
  ],
];
/** One is more or less than the other, or is another. */
const SET_AGAINST =
  /\b(?:lower|higher|less|more|below|above|under|over|beyond|differ\w*|gap|apart|not the same|don'?t match|doesn'?t match|vs|versus|while|but)\b|\b(?:niedriger|hoher|weniger|mehr|unter|uber|abweich\w*|unterschied\w*)\b|\b(?:mas (?:baj|alt)\w*|menor|mayor|inferior|superior|diferen\w*|distint\w*|menos|mas)\b|\b(?:plus (?:bas|haut|eleve)\w*|inferieur\w*|superieur\w*|ecart|differen\w*|moins)\b|\b(?:piu (?:bass|alt)\w*|inferiore|superiore|divers\w*|differenz\w*|meno)\b|\b(?:mais (?:baix|alt)\w*|maior)\b|(?:ниже|выше|меньше|больше|отлича\p{L}*|разниц\p{L}*)|低|高|差|不同|不一样|違|낮|높|차이|다르|달라|(?:أقل|أعلى|أكثر|فرق|يختلف|مختلف)|कम|ज्यादा|ज़्यादा|अधिक|फर्क|फ़र्क|अंतर|अलग/u;
/** It is asked why, or how it can be. */
const ASKS_WHY =
  /\b(?:why|how come|how can|what explains|explain\w*|reason|warum|wieso|weshalb|por ?que|pourquoi|comment se fait|perche|come mai)\b|почему|отчего|为什么|为何|怎么|なぜ|どうして|왜|어째서|لماذا|ليش|ليه|क्यों/u;

const placeOf = ({ result }: ToldAnswer): string => textOf(result.address ?? result.location);
/** A suburb's median belongs to the homes in it. */
const isOfOne = (one: ToldAnswer, other: ToldAnswer): boolean => {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a !== '' && b !== '' && (a.endsWith(b) || b.endsWith(a));
};

/** The two figures of one home that a message holds against each other; null where there are none. */
export const besideIn = (
  plain: string,
  quoted: readonly (FigureOf | null)[],
  told: readonly ToldAnswer[],
): { one: FigureOf; other: FigureOf } | null => {
  if (!ASKS_WHY.test(plain) || !SET_AGAINST.test(plain) || quoted.includes(null)) return null;
  const all = told.toReversed().flatMap((of) => figuresOf(of).map((figure) => ({ figure, of })));
  const named = CALLED.filter(([, words]) => words.test(plain)).map(([kind]) => kind);
  const meant: FigureOf[] = [];
  // What is quoted goes before what is only named; of each kind the one that was told last.
  for (const one of [...quoted, ...all.filter(({ figure }) => named.includes(figure.kind))])
    if (one && isOfHome(one) && meant.every(({ figure }) => figure.kind !== one.figure.kind)) meant.push(one);
  const [one, other] = meant.toSorted((a, b) => rankOf(a) - rankOf(b));
  return one && other && isOfOne(one.of, other.of) ? { one, other } : null;
};
const OF_HOME: readonly FigureKind[] = ['value', 'comparables', 'median', 'range'];
const rankOf = ({ figure }: FigureOf): number => OF_HOME.indexOf(figure.kind);
const isOfHome = (one: FigureOf): boolean => rankOf(one) >= 0;
