import type { PlaceMention } from './place-mention.ts';

const IN =
  '(?:in|for|at|around|near|about|the|suburb|of|en|a|à|dans|sur|im|bei|nach|für|di|da|per|em|no|na|для|в|во|на|про|在|去|في|ب)';
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
  /^[\s"'」』]*(?:の(?:こと|話)?)?(?:じゃ(?:なく|ない)|では(?:なく|ない|ありません)|でなく|だけじゃ|以外|はもういい)|^\s*(?:지역|동네)?\s*(?:말고|(?:이|가)?\s?아니(?:라|고|에요|예요|요|야)?|대신|빼고|뿐(?:만)? 아니라)|^\s*(?:में\s+)?(?:नहीं|की जगह|के बजाय|के बदले|को छोड़)|^[\s,]*(?:is|was)(?: the)? wrong\b|^\s+(?:ist|war) falsch|^\s*(?:不对|不是|错了)/iu;
/** 'Brunswick, sorry, I meant Northcote': what was said before it is taken back. */
const TAKEN_BACK =
  /^[\s,.;:-]*(?:(?:no|oh|ah|oops|whoops|wait|sorry|actually|um|nein|non|nao|não|нет)[\s,.;:-]+)*(?:i (?:mean|meant)|sorry,? (?:i )?mean\w*|make that|scratch that|or rather|correction|my bad|ich meine?t?e?|ich meine|(?:quiero|quise) decir|mejor dicho|perd[oó]n|je (?:veux|voulais) dire|pardon|ou plut[oô]t|volevo dire|intendo|anzi|scusa|(?:quero|queria|quis) dizer|ali[aá]s|desculpa|(?:то есть|точнее|вернее|я имел\p{L}* в виду))[\s,.;:-]*(?:in |the |en |à |a |em |в )?$/iu;

/** Wider than a suburb. */
const isWide = ({ kind }: PlaceMention): boolean => kind === 'city' || kind === 'state' || kind === 'country';
const MERELY = new RegExp(
  String.raw`(?:\b(?:just|only|solo|sólo|seulement|juste|nur|só)|только|只是|仅是)\s*(?:${IN}\s+)*$|^\s*(?:だけ|뿐)`,
  'iu',
);

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
export const withoutPutAside = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  const isWider = mentions.some(isWide);
  const meant = mentions.filter(
    (one, at) => !isPutAside(one, mentions[at + 1], text, isWider && !isWide(one)),
  );
  const isOfStates = mentions.every(({ kind }) => kind === 'state');
  return meant.length > 0 || isOfStates ? meant : [...mentions];
};
