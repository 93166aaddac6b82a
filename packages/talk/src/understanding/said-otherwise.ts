const STRATA = '(?:strata|body corp(?:orate)?s?|owners corp(?:oration)?s?|bodies corporate)';
const NONE =
  "(?:nothing (?:with|that has|in)|no|not|without|avoid(?:ing)?|don'?t want|do not want|hate|sin|nada con|sans|pas de|rien avec|ohne|kein\\p{L}*|nichts mit|senza|niente|sem|nada com|без|никак\\p{L}+|不要|没有|无)";
const SMALL = '(?:an?|any|the|all|un|una|de|des|d|ein\\p{L}*|um|uma|有|的)';
/** Homes without what is shared are houses, in the words of the language that is spoken. */
const NO_STRATA = new RegExp(
  String.raw`(?<!\p{L})${NONE}\s*(?:${SMALL}\s+)*${STRATA}(?: fees?| homes?)?(?![\p{Script=Latin}])的?`,
  'iu',
);
const HOUSES: readonly [RegExp, string][] = [
  [/\p{Script=Han}/u, '只要独立屋'],
  [/\p{Script=Cyrillic}/u, 'только дома'],
  [/^(?:sin|nada con)/iu, 'solo casas'],
  [/^(?:sans|pas|rien)/iu, 'seulement des maisons'],
  [/^(?:ohne|kein|nichts)/iu, 'nur Häuser'],
  [/^(?:senza|niente)/iu, 'solo case'],
  [/^(?:sem|nada com)/iu, 'só casas'],
  [/./u, 'houses only'],
];

/** 'Nothing in a flood zone' is the same as no flood risk. */
const NOTHING_IN =
  /\bnothing (?:that'?s |that is |which is )?(?:in|on|near|inside|within) (?:an? |the |any )?(flood|bush ?fire|fire)[\w-]*(?: (?:zones?|areas?|plains?|prone(?: areas?)?|risk(?: areas?)?|land|overlay))?|\bnothing (?:that )?(flood|burn)s\b/iu;

/** Wishes that are said by what is not wanted, as those that are known. */
export const saidOtherwise = (message: string): string =>
  message
    .replace(NO_STRATA, (said) => HOUSES.find(([pattern]) => pattern.test(said))?.[1] ?? said)
    .replace(NOTHING_IN, (_, zone: string | undefined, verb: string | undefined) =>
      (zone ?? verb ?? '').toLowerCase().startsWith('f') && !/fire/i.test(zone ?? '')
        ? 'no flood risk'
        : 'no fire risk',
    );
