import { DUTY } from '../guide/heir-topic-words.ts';
import { plainText } from '../understanding/clean-text.ts';
import { isCountryName } from '../understanding/country-names.ts';
import type { Understanding } from '../understanding/understand.ts';
import { foreignIn } from './foreign-said.ts';
import type { DialogueState } from './state.ts';

/** Asked by its name, whoever asks. In lower case without the accents of Latin letters. */
const WITHHELD =
  /\bforeign resident (?:capital gains )?withholding\b|\bclearance certificate\b|\bfrcgw\b|\b(?:hold|holds|held|holding|keep|keeps|take|takes) (?:back|out) (?:\w+ ){0,3}tax\b|\bwithh(?:old|eld)\w*\b.{0,40}\b(?:tax|settlement|sale|sell\w*|ato|price)\b/u;
const SELLS =
  /\bsell(?:s|ing)?\b|\bsold\b|\bsale\b|\bvend(?:o|e|emos|er|erla|erlo|ere|iamo|iendo|endo|ons|re|rais|s|ida|ita|ue?)\b|\bventa\b|\bvente\b|verkauf\w*|прода\p{L}*|卖|出售|売(?:る|っ|れ|却|り)|팔\p{L}*|매도|매각|بيع\p{L}*|بعت|[أاين]بيع\p{L}*|बेच\p{L}*\p{M}*/u;
const BUYS =
  /\bbuy\w*\b|\bbought\b|\bpurchas\w+|\bcompr\w+|\bachet\w*|(?<!ver)kauf\w*|\bacquist\w*|куп\p{L}*|покуп\p{L}*|买(?!家|方)|購入|買(?!主)|사(?:면|려|고 싶)|구입|شراء|[أاين]شتري|खरीद/u;
const ASKS_TAX = new RegExp(`(?:${DUTY}|\\bcgt\\b|\\bfisc\\w*|\\bato\\b)`, 'u');

/** Where somebody lives, in words before and after the name of a country. */
const LIVES_BEFORE =
  /\b(?:live|lives|living|based|resident|residing|settled|moved|(?:i'?m|we'?re|i am|we are|now|am)(?: \w+)?) (?:over |back |now |out )?(?:in|to) (?:the )?(\p{L}+(?: \p{L}+)?)|\b(?:viv(?:o|e|imos|iamo|endo|iendo)|resid\w+|abit(?:o|iamo)|mor(?:o|amos)|habit(?:e|ons)|vis|vivons|leben?|lebe|wohnen?|wohne|wohnhaft|estoy|estamos|sono|siamo)(?: \w+)? (?:en|in|au|aux|a|em|no|na|nos|nas) (?:den |der |die |el |la |los )?(\p{L}+(?: \p{L}+)?)|(?:жив[уеё]\p{L}*|прожива\p{L}+) (?:сейчас )?(?:в|во|на) (\p{L}+)|(?:住在?|人在|定居|生活在)(?:了)?(\p{Script=Han}{2,4})|(?:أعيش|اعيش|أسكن|اسكن|مقيم|مقيمة|نعيش) (?:الآن )?(?:في|ب) ?(\p{L}+)|(\p{L}[\p{L}\p{M}]*) में (?:रहत|बस)/giu;
const LIVES_AFTER =
  /(\p{Script=Hangul}+)에(?:서)? (?:살|거주|있)|([\p{Script=Katakana}ー\p{Script=Han}]+)(?:に|在)(?:住|暮ら|在住)/gu;
const ABROAD =
  /\b(?:overseas|abroad)\b|\bnon-?residents?\b|\bnot (?:an? )?(?:australian )?(?:tax )?residents?\b|\bforeign residents?\b|\ben el extranjero\b|\bno residentes?\b|\ba l'etranger\b|\bnon[- ]residents?\b|\bim ausland\b|\bnicht ansassig\b|\ball'estero\b|\bnon residenti?\b|\bno exterior\b|\bnao residentes?\b|за границей|за рубежом|нерезидент\p{L}*|海外|国外|非居民|海外に?在住|非居住|해외|비거주|خارج أستراليا|في الخارج|غير مقيم|विदेश में|अनिवासी/u;
const CITIES: ReadonlySet<string> = new Set([
  'london',
  'dubai',
  'hong kong',
  'uk',
  'england',
  'scotland',
  'usa',
  'us',
  'america',
  '한국',
  'new york',
  'tokyo',
  'auckland',
  'shanghai',
  'beijing',
]);
const OURS =
  /^(?:australi\w*|австрали\p{L}*|澳大利亚|澳洲|オーストラリア|호주|오스트레일리아|أستراليا|ऑस्ट्रेलिया)$/u;

/** 'Германии', 'in der Schweiz': a name as it is bent, or with a word behind it. */
const isCountry = (said: string): boolean => {
  const [first = ''] = said.split(' ');
  return [said, first].some((name) => {
    if (name === '' || OURS.test(name)) return false;
    const stem = name.replace(/[иеыую]$/u, '');
    const isBent =
      /\p{Script=Cyrillic}/u.test(name) && ['я', 'а', 'й', 'ь'].some((end) => isCountryName(stem + end));
    return isCountryName(name) || CITIES.has(name) || isBent;
  });
};
const livesAbroad = (text: string): boolean =>
  ABROAD.test(text) ||
  [...text.matchAll(LIVES_BEFORE), ...text.matchAll(LIVES_AFTER)].some((match) =>
    match.slice(1).some((name) => name !== undefined && isCountry(name)),
  );

const ofSale = ({ last }: Pick<DialogueState, 'last'>): boolean =>
  last?.tool === 'quick_sum' && (last.arguments.sum === 'sale' || last.arguments.sum === 'gain');

/** Whoever lives abroad and sells here asks what is held back and taxed; nothing of it is asked by who buys. */
export const isForeignSellerAsked = (heard: Understanding, before: Pick<DialogueState, 'last'>): boolean => {
  const text = plainText(heard.text);
  if (WITHHELD.test(text)) return true;
  if (!ASKS_TAX.test(text) || BUYS.test(text)) return false;
  if (!SELLS.test(text) && !ofSale(before)) return false;
  return livesAbroad(text) || foreignIn(heard) === true;
};
