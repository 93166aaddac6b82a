import type { PlaceMention } from './place-mention.ts';

const IN =
  '(?:in|for|at|around|near|about|the|an?|town|city|suburb|place|somewhere|one|of|en|a|à|dans|sur|im|bei|nach|für|di|da|per|em|no|na|для|в|во|на|про|在|去|في|ب)';
/** Words that put aside the place after them: 'forget Bondi', 'nicht in Carlton', '不是Surry Hills'. */
const ASIDE_BEFORE = new RegExp(
  [
    String.raw`\b(?:forget(?: about)?|not(?: (?:just|only))?|isn'?t|wasn'?t|instead of|rather than|ignore|scrap|never mind|other than|except(?: for)?|excluding|no longer)\s+(?:${IN}\s+)*$`,
    // Spanish, French, German, Italian, Portuguese. 'No' alone may answer, with a pause after it.
    String.raw`(?<!\p{L})(?:(?:sino |y |e )?no(?: es)?(?: (?:solo|sólo))?|en vez de|en lugar de|olvid\p{L}+|excepto|(?:c'est |ce n'est |et )?(?:pas|non)(?: (?:seulement|juste))?|au lieu de|plutôt que|oubli\p{L}+|sauf|(?:und )?nicht(?: (?:nur|mehr))?|statt|anstatt|anstelle von|vergiss|vergessen sie|außer|(?:e )?non(?: (?:solo|è))?|invece di|al posto di|dimentic\p{L}+|tranne|(?:e )?n[ãa]o(?: (?:só|é))?|em vez de|ao invés de|esque[çc]\p{L}+|exceto)\s+(?:${IN}\s+)*$`,
    String.raw`(?<!\p{L})(?:(?:а )?не(?: (?:только|про|о|об))?|вместо|кроме|забудь\p{L}*)\s+(?:${IN}\s+)*$`,
    String.raw`(?:(?:而)?不(?:是|只是|仅是|要|在|看)|别(?:看|管)|除了|忘了)\s*(?:在|去|说|问)?\s*$`,
    String.raw`(?<!\p{L})(?:ليست?|وليس|مش|مو|بدل(?:اً|ا)? ?(?:من|عن)?|انس\p{L}*|لا أقصد|ما أقصد|عدا|غير)\s*(?:(?:في|عن|من|ب)\s*)?$`,
  ].join('|'),
  'iu',
);
/** Words that put aside the place before them: 'Brunswickじゃなくて', 'Brunswick 말고', 'Brunswick नहीं'. */
const ASIDE_AFTER =
  /^[\s"'」』]*(?:の(?:こと|話)?)?(?:じゃ(?:なく|ない)|では(?:なく|ない|ありません)|でなく|だけじゃ|以外|はもういい)|^\s*(?:지역|동네)?\s*(?:말고|(?:이|가)?\s?아니(?:라|고|에요|예요|요|야)?|대신|빼고|뿐(?:만)? 아니라)|^\s*(?:में\s+)?(?:नहीं|की जगह|के बजाय|के बदले|को छोड़)|^[\s,]*(?:is|was)(?: the)? wrong\b|^\s+(?:ist|war) falsch|^\s+stimmt nicht|^\s+(?:n[ãa]o|no|non|nein|нет|لا)\s*(?:[,.;!]|$)|^\s*(?:不对|不是|错了)/iu;
/** 'Brunswick, sorry, I meant Northcote': what was said before it is taken back. */
const TAKEN_BACK =
  /^[\s,.;:-]*(?:(?:no|oh|ah|oops|whoops|wait|sorry|actually|um|nein|non|nao|não|нет)[\s,.;:-]+)*(?:i (?:mean|meant)|sorry,? (?:i )?mean\w*|make that|scratch that|or rather|correction|my bad|ich meine?t?e?|ich meine|(?:quiero|quise) decir|mejor dicho|perd[oó]n|je (?:veux|voulais) dire|pardon|ou plut[oô]t|volevo dire|intendo|anzi|scusa|(?:quero|queria|quis) dizer|ali[aá]s|desculpa|(?:то есть|точнее|вернее|я имел\p{L}* в виду))[\s,.;:-]*(?:in |the |en |à |a |em |в )?$/iu;

/** Wider than a suburb. */
const isWide = ({ kind }: PlaceMention): boolean => kind === 'city' || kind === 'state' || kind === 'country';
const MERELY = new RegExp(
  String.raw`(?:(?:\bnot|n['’]?t|\bno|\bpas|\bnicht|\bnon|\bn[ãa]o) (?:just|only|solo|sólo|seulement|juste|nur|só)|не только|不(?:只|仅)是?)\s*(?:${IN}\s+)*$|^\s*(?:だけ(?:じゃ|では)|뿐만? 아니)`,
  'iu',
);

/** 'Rippleside is not Geelong West', 'X's down by the bay, that's not Y': told of one, and it is not asked for. */
const IS_NOT =
  /^\s*(?:(?:['’]s|is)(?! (?:right|correct|where|what|the (?:one|right|suburb|place)))\b[^.!?\n]{0,50}[,;-]\s*(?:that|it|this|which)(?:['’]?s| is)\s+not|is(?: \w+)?\s+not|['’]s not|isn['’]?t|ain['’]?t|n['’]est pas|no es|non è|não é|nao e|ist (?:doch |aber )?nicht|ليست?)\s+(?:(?:the same as|in|à|en|a|em)\s+)?$/iu;
const isNot = (one: PlaceMention, next: PlaceMention | undefined, text: string): boolean =>
  next !== undefined &&
  IS_NOT.test(text.slice(/['’]s$/u.test(text.slice(0, one.end)) ? one.end - 2 : one.end, next.start));

const isPutAside = (
  mention: PlaceMention,
  next: PlaceMention | undefined,
  text: string,
  isWider: boolean,
): boolean => {
  const { start, end } = mention;
  const before = text.slice(0, start);
  const after = text.slice(end, end + 24);
  // 'Not just Parramatta, Westmead too' asks for both; 'all of Sydney, not just Parramatta' for the wider one.
  if (MERELY.test(before) || MERELY.test(after)) return isWider;
  if (ASIDE_BEFORE.test(before) || ASIDE_AFTER.test(after)) return true;
  return next !== undefined && TAKEN_BACK.test(text.slice(end, next.start));
};

/** 'Forget Bondi, what about Manly': one that is put aside is not meant, as long as another is. 'Not Vic' never is. */
export const withoutPutAside = (named: readonly PlaceMention[], text: string): PlaceMention[] => {
  const other = named.findIndex((one, at) => isNot(one, named[at + 1], text));
  // Of the two that are told apart the first was ours; the second goes on, unless something else is asked for.
  const told = other < 0 ? [] : named.slice(other, named.length > 2 ? other + 2 : other + 1);
  const mentions = named.filter((one) => !told.includes(one));
  if (told.length === 1) return mentions;
  const isWider = mentions.some(isWide);
  const meant = mentions.filter(
    (one, at) => !isPutAside(one, mentions[at + 1], text, isWider && !isWide(one)),
  );
  const isOfStates = mentions.every(({ kind }) => kind === 'state');
  return meant.length > 0 || isOfStates ? meant : [...mentions];
};
