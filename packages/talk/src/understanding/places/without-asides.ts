import { isBare, type PlaceMention } from './place-mention.ts';

const WORDS = String.raw`(?:[\p{L}'-]+\s+){0,4}?`;
/** 'My husband and our house is at …' tells of the house. */
const WORDS_OF_ONE = String.raw`(?:(?!(?:and|our|my|her|his|their)\b)[\p{L}'-]+\s+){0,4}?`;
/** Where somebody comes from or goes to, lives or works: said of a person and not of what is asked. */
const FROM = new RegExp(
  String.raw`\b(?:relocat\p{L}*|mov(?:e|ed|ing)|com(?:e|ing)|transferr?\p{L}*|shift\p{L}*|migrat\p{L}*|driv\p{L}*|commut\p{L}*|originally|hail\p{L}*|fled|escap\p{L}*|retir\p{L}*) ${WORDS}(?:from|out of)\s*$`,
  'iu',
);
const ASIDES: readonly RegExp[] = [
  FROM,
  /\b(?:selling|sell|sold)(?: [\p{L}\d-]+){0,6} (?:in|at)\s+$/iu,
  // 'I'm a nurse at …', 'plumber up in …', 'on the farm outside …'.
  /\b(?:i'?m|we'?re|i am|we are|i work as|she'?s|he'?s)\s+(?:an?|the|both) (?:(?!buyers?\b|invest\p{L}*|looking\b)[\p{L}'-]+ ){1,4}(?:in|at|from|near|outside)\s+$/iu,
  /\b(?:plumber|sparky|electrician|nurse|teacher|tradie|chippie|carpenter|builder|driver|farmer|baker|chef|doctor|engineer|student|retiree|pensioner|mechanic|cleaner)s? (?:(?:up|down|over|out|here|based|working) )?(?:in|at|from|near|outside)\s+$/iu,
  /\b(?:on|from|off|leav\p{L}+|sell\p{L}*) (?:the|a|our|my) (?:\p{L}+ )?(?:farm|station|property|acreage) (?:in|at|near|outside|out of|up in|out near)\s+$/iu,
  /\b(?:leaving|left|leave|sold up in|selling up in|selling our place in|sold our place in)\s+$/iu,
  new RegExp(
    String.raw`\b(?:brother|sister|mum|mother|dad|father|son|daughter|friends?|mate|boss|wife|husband|partner|parents|family|cousin|uncle|aunt|nan|grandma|in-laws|solicitor|lawyer|accountant|broker|office|job|school|uni) ${WORDS_OF_ONE}(?:in|at|from|near)\s*$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:i|we|he|she|they|i'm|we're|i'?ve|we'?ve|currently|who|who's)\s+${WORDS}(?:based|live[sd]?|living|grew up|was born|born|raised|works?|working|worked|stationed|rent|renting|rented|staying) (?:over |down |up |back |out )?(?:in|at|from|near)\s*$`,
    'iu',
  ),
  /\b(?:based|living|growing up|grew up|born|raised|working|renting|staying|stationed|holidaying|retiring) (?:over |down |up |back |out )?(?:in|at|near)\s*$/iu,
  /(?:mud(?:o|amos|arme|arnos)|traslad\p{L}*|vengo|venimos|vivo|vivimos|vive|viven|trabaj(?:o|a|amos)|alquil(?:o|amos)) (?:\p{L}+ )?(?:de|desde|en)\s*$/iu,
  /(?:d[eé]m[eé]nag\p{L}*|viens|venons|quitt\p{L}*|habit(?:e|ons|ent)|vi[ts]|vivons|travaille) (?:\p{L}+ )?(?:de|à|)\s*$/iu,
  /(?:zieh\p{L}*|umzieh\p{L}*|komm\p{L}*|wohn\p{L}*|leb(?:e|en|t)|arbeite) (?:\p{L}+ ){0,2}(?:von|aus|in)\s*$/iu,
  /(?:trasferi\p{L}*|vengo|veniamo|vivo|viviamo|vive|vivono|abit\p{L}*|lavor(?:o|a|iamo)) (?:\p{L}+ )?(?:da|a)\s*$/iu,
  /(?:mud(?:o|ando|amos)|venho|viemos|moro|moramos|mora|moram|trabalho) (?:\p{L}+ )?(?:de|do|em)\s*$/iu,
  /(?:переезжа\p{L}*|приехал\p{L}*|живу|живём|живем|жив[её]т|работаю|снима(?:ю|ем)) (?:\p{L}+ )?(?:из|в)\s*$/iu,
  /(?:^|[^\p{L}])(?:soy|somos|je suis|nous sommes|ich bin|wir sind|sono|siamo|sou|somos) (?:(?!compr|achet|kauf|interes|busc|cerc|procur)\p{L}+ ){1,3}(?:en|à|a|in|em|na|no)\s+$/iu,
  /(?:住在|家在|(?:我|我们|人)在)\s*$/u,
  /(?:ساكن[ةه]?|أسكن|اسكن|نسكن|ساكنين|مقيم[ةه]?|أعيش|عايش[ةه]?|أشتغل|أعمل) (?:\p{L}+ )?(?:في|ب)\s*$/u,
];
/** The same, where the place stands before it. */
const ASIDES_AFTER =
  /^\s*(?:에|에서)\s?(?:살|사는|거주|일하|근무|지내|렌트)|^\s*(?:に(?:住|すん|暮ら)|で(?:働|暮ら|仕事を?し))|^\s*में\s+(?:किराए पर\s+)?(?:रहत|रह रह|काम कर|नौकरी|जॉब)|^\s*(?:住|工作|上班|读书|租房)(?!宅)/u;
/** 'The suburb is Eagleby': of all that are named it is this one. */
const IS_IT =
  /(?:\b(?:suburb|locality|address|adress|town|postcode|street)(?:'?s| is| was|:)|(?:barrio|direcci[oó]n|quartier|adresse|vorort|stadtteil|quartiere|indirizzo|bairro|endere[cç]o) (?:es|est|ist|è|é)|район|адрес|(?:区|地区|地址)是|العنوان|الحي) (?:in |at |à |a |en )?$/iu;

/** Asked for together, they are all meant. */
export const TOGETHER =
  /\b(?:compar\p{L}*|versus|vs\.?|difference between|side by side|against|vergleich\p{L}*|confront\p{L}*|сравн\p{L}*)\b|比較|비교|比较|对比|قارن|तुलना/iu;

/** Places that may say where another one is; who moves from one leaves it behind. */
export const companyIn = (mentions: readonly PlaceMention[], text: string): PlaceMention[] =>
  mentions.filter(({ start }) => !FROM.test(text.slice(0, start)));

/** Without places that are only told of: 'we are relocating from Dubbo; find houses in Coffs Harbour'. */
export const withoutAsides = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  if (mentions.length < 2 || TOGETHER.test(text)) return [...mentions];
  const named = mentions.filter(({ start }) => IS_IT.test(text.slice(0, start)));
  // 'My address is 8 Hope Street. The suburb is Penrith': it is where that home is.
  if (named.length === 1 && !named.some(isBare))
    return mentions.filter((one) => named.includes(one) || isBare(one));
  const meant = mentions.filter(
    ({ start, end }) =>
      !ASIDES.some((pattern) => pattern.test(text.slice(0, start))) && !ASIDES_AFTER.test(text.slice(end)),
  );
  return meant.length > 0 ? meant : [...mentions];
};
