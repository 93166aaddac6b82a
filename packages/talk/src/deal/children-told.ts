import { numberSaid } from '../understanding/number-words.ts';

/** Children who live with somebody are counted in what they live on, where nobody said what that is. */
const CHILD = [
  String.raw`(?:kids?|kiddos?|kiddies|child(?:ren)?|littlies|little ones?|bab(?:y|ies)|toddlers?|newborns?|teenagers?|teens|depend[ae]nts?)(?! ?(?:care|support|benefit|seat|proof|friendly|'s? ))\b`,
  String.raw`(?:hijos?|hijas?|ninos?|ninas?|crios?|peques|nenes?|enfants?|gosses?|gamins?|kind(?:er|ern)?|figli|figlio|bambini|bambino|bimbi|bimbo|filhos?|criancas?|miudos?)\b`,
  String.raw`(?:детей|дети|детьми|детям|детишек|ребен(?:ок|ка|ком)|ребён(?:ок|ка|ком)|малыш\p{L}*)`,
  '(?:孩子|小孩|孩|娃娃?|子女|宝宝|寶寶)',
  String.raw`(?:[أا]ولاد|ولاد|[أا]طفال|عيال|طفل)(?!\p{L})`,
  '(?:बच्चे|बच्चों|बच्चा)',
].join('|');
/** Grown ones are sons and daughters as well: they count only where somebody has them. */
const SON_OR_DAUGHTER =
  '(?:sons?|daughters?|boys?|girls?|fils|filles?|sohne?|tochter|figlie|figlia|filhas?|сын(?:а|овей|ом)?|доч(?:ь|ери|ерей|ки|ек)|儿子|女儿|बेटे|बेटा|बेटी|बेटियां)';

/** As people count children, beside the words that all things are counted with. */
const COUNTED_SO: Readonly<Record<string, number>> = {
  'a couple of': 2,
  'couple of': 2,
  both: 2,
  beiden: 2,
  a: 1,
  an: 1,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  двое: 2,
  двоих: 2,
  двумя: 2,
  трое: 3,
  троих: 3,
  тремя: 3,
  четверо: 4,
  четверых: 4,
  пятеро: 5,
  俩: 2,
  兩: 2,
  两: 2,
  仨: 3,
  둘: 2,
  셋: 3,
  넷: 4,
  다섯: 5,
  한: 1,
  하나: 1,
  تلات: 3,
  تلاتة: 3,
  تلت: 3,
  ثلاث: 3,
  ثلاثة: 3,
  اربع: 4,
  أربع: 4,
  اربعة: 4,
  أربعة: 4,
  خمس: 5,
  خمسة: 5,
};
const MOST = 12;
const countOf = (said: string | undefined): number | null => {
  const word = said?.trim();
  const count = word === undefined ? null : (COUNTED_SO[word] ?? numberSaid(word));
  return count !== null && Number.isInteger(count) && count > 0 && count <= MOST ? count : null;
};
/** Hindi in Latin letters: 'do' is a word of English as well. */
const ROMANISED = /(?<!\p{L})(\d|ek|do|teen|char)\s+(?:chhote\s+)?ba(?:ch)?c?ch?h(?:e|a|on)\b/gu;
const WORDS = [
  ...Object.keys(COUNTED_SO).filter((word) => !/^(?:ek|do|teen|char)$/u.test(word)),
  ...'an a one two three four five six seven eight'.split(' '),
  ...'un una uno deux dos zwei due dois tres trois drei tre vier quatre cuatro quattro quatro funf cinco cinq cinque sechs seis six'.split(
    ' ',
  ),
  ...'une ein eine einem einen um uma один одного одним два две три тремя четыре пять 一 二 三 四 五'.split(
    ' ',
  ),
  ...'एक दो तीन चार पांच पाँच'.split(' '),
].sort((one, other) => other.length - one.length);
const NUMBER = String.raw`(?:\d{1,2}|(?:${WORDS.join('|')})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]))`;
/** 'Two school-age kids', '3个小孩', 'zwei kleine Kinder'. */
const BETWEEN = String.raw`(?:\s*[个個名])?\s*(?:(?:(?!(?:with|and|or|of|for|con|mit|avec|com|und|et)\s)[a-z'-]{2,12}\s+){0,2}?|маленьк\p{L}*\s+|छोटे\s+|小)`;
const STARTS = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\d$]|\d[.,])`;
const BEFORE_CHILD = new RegExp(`${STARTS}(${NUMBER})${BETWEEN}(?:${CHILD})`, 'gu');
/** Languages that say how many after it. */
const AFTER_CHILD = [
  /(?:子供|子ども|こども|子)[がはも]?\s*(\d|[一二三四五六])人/gu,
  /(?:아이|자녀|애|애들|아이들)[가는도]?\s*(\d|하나|한|둘|두|셋|세|넷|네|다섯)(?!\p{L}*(?:월|년))/gu,
];
const IN_FRONT = [
  /(\d|[一二三四五六])人の(?:子供|子ども)/gu,
  /(\d|한|두|세|네)\s*(?:명의\s*)?(?:아이|자녀)/gu,
];
/** 'Kids aged 4 and 7', 'two' without a number. */
const AGES = /\b(?:kids|children) (?:are |aged |who are )?(?:\d{1,2}(?:, | and | & ))+\d{1,2}\b/gu;
const TWINS =
  /\b(?:twins|zwillinge|gemelos|mellizos|jumeaux|jumelles|gemelli|gemeos)\b|близнец\p{L}*|двойняш\p{L}*|双胞胎|双子|쌍둥이|توأم|توائم|जुड़वा/u;
/** One of them is said without a number. */
const ONE = /(?:عند|لد)\p{L}*\s+طفل(?!\p{L})/u;
const DUAL = /(?:طفلين|طفلان|ولدين|ولدان)(?!\p{L})/u;
const HAS =
  "(?:have|has|got|with|'ve|raising|plus|haben|habe|mit|tenemos|tengo|con|avons|ai|avec|abbiamo|ho|temos|tenho|com|есть|с|у нас|у меня|有|हैं)";
const OWN_SONS = new RegExp(
  String.raw`(?<!\p{L})${HAS}\s+(?:also\s+)?(${NUMBER})${BETWEEN}${SON_OR_DAUGHTER}(?:\s*(?:,|and|y|et|und|e|и|और)\s*(${NUMBER})${BETWEEN}${SON_OR_DAUGHTER})?`,
  'u',
);
/** 'A' and 'an' say how many only where somebody has it: 'as a child', 'raising a child costs'. */
const IS_ARTICLE = /^(?:an?|un|una|ein|eine|einem|einen|um|uma|une)$/u;
const HAS_BEFORE = new RegExp(String.raw`(?<!\p{L})${HAS}(?:\s+(?:only|just|also))?\s*$`, 'u');

/** The family of somebody else, or of nobody. */
const OF_OTHERS =
  /\b(?:(?:my|our|his|her|the) (?:\p{L}+'s )?(?:brother|sister|friend|mate|neighbou?r|tenant|owner|vendor|seller|parent|agent|boss|cousin|son|daughter)s?|tenants|neighbou?rs|people|families|someone|nachbarn?|mieter|bruder|schwester|hermano|hermana|inquilinos?|vecinos?|frere|soeur|locataires?|voisins?|fratello|sorella|inquilini|vicini|irmao|irma|inquilinos|vizinhos?)\b[^.;!?]{0,20}$|(?:брат|сестр|сосед|арендатор)\p{L}*[^.;!?]{0,20}$|(?:租客|邻居|哥哥|弟弟|姐姐|妹妹)[^。；！？]{0,6}$/u;
const ONLY_ASKED = new RegExp(
  String.raw`(?:\b(?:how many|wie viele|cuantos|combien d(?:e |')|quanti|quantos)|сколько|几个|何人|몇|كم|कितने)\s*(?:\p{L}+\s+)?(?:${CHILD})|(?:${CHILD})[^.?!]{0,4}(?:何人|몇)`,
  'u',
);

const saidIn = (plain: string): number[] => {
  const found = (pattern: RegExp): { at: number; count: number }[] =>
    [...plain.matchAll(pattern)].flatMap(({ index, 1: said }) => {
      const before = plain.slice(Math.max(0, index - 40), index);
      const count = countOf(said);
      const isThing = IS_ARTICLE.test(said ?? '') && !HAS_BEFORE.test(before);
      return count === null || isThing || OF_OTHERS.test(before) ? [] : [{ at: index, count }];
    });
  return [BEFORE_CHILD, ROMANISED, ...AFTER_CHILD, ...IN_FRONT]
    .flatMap(found)
    .sort((one, other) => one.at - other.at)
    .map(({ count }) => count);
};

const KIDS =
  '(?:kids?|child(?:ren)?|kinder|hijos|ninos|enfants|figli|bambini|filhos|criancas|детей|дети|детьми|孩子|小孩|娃|子供|子ども|아이|자녀|[أا]ولاد|[أا]طفال|बच्चे|बच्चा|बच्चों)';
/** 'No kids', 'forget the children', 'the kids have moved out'. */
const NONE = new RegExp(
  [
    String.raw`\b(?:no|without|not any|kein\p{L}*|ohne|sin|no tenemos|no tengo|pas d'?|sans|senza|non abbiamo|sem|nao temos)\s*(?:the |our |my |die |unsere |los |mis |les |mes |i |os )?${KIDS}\b`,
    String.raw`\b(?:don'?t|do not|didn'?t|never) have (?:any )?${KIDS}\b`,
    String.raw`\b(?:forget|ignore|drop|leave out|take out|don'?t count|do not count|not counting|vergiss|olvida|oublie[rz]?|dimentica|esquece)\s+(?:about )?(?:the |our |my |die |los |les |i |as |os )?${KIDS}\b`,
    String.raw`\b${KIDS}\b[^.;!?]{0,12}\b(?:moved out|left home|(?:all )?grown[ -]?up|adults now|(?:don'?t|no longer) live|ausgezogen|erwachsen|(?:se )?fueron|independizad\p{L}*|partis|sono andati via|grandi ormai|sairam)\b`,
    String.raw`(?<!\p{L})(?:без|нет)\s+детей|детей\s+(?:нет|у нас нет)|дети\s+(?:уже\s+)?(?:выросли|съехали|взрослые)`,
    '(?:没有?|不算|无)(?:小?孩子?|娃)|孩子(?:都)?(?:搬走|大了|独立|不算)',
    '(?:子供|子ども)(?:は|が)?(?:いません|いない|なし|抜き)|子なし',
    String.raw`(?:아이|자녀|애)(?:는|가|들은)?\s*(?:없|빼)`,
    String.raw`(?:بدون|بلا|ما عند\p{L}*|ليس لد\p{L}*|لا)\s+(?:[أا]ولاد|[أا]طفال|عيال)`,
    String.raw`बच्चे?\s+नहीं|(?:कोई|बिना)\s+बच्च\p{L}*`,
  ].join('|'),
  'u',
);

/** 'What if we had two kids?': worked with, and not known. */
const SUPPOSED =
  /\b(?:what if|suppose|hypothetically|if (?:i|we) had|was ware|wenn wir .{0,12}hatten|y si|et si|e se)\b|если бы|如果|もし|만약|لو|अगर/u;
/** 'Not 2 kids, 1'; 'three, not two'. */
const INSTEAD = new RegExp(
  String.raw`\b(?:not|nicht|no|pas|non|nao|не)\s+(${NUMBER})${BETWEEN}(?:${CHILD})[\s,;.]+(?:but |it's |just |only |sondern |sino |mais |ma |mas |а )?(${NUMBER})(?![\d.,]*\d|\s*(?:k\b|%|[$]))`,
  'u',
);
const NOT_SO = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})[\s,]+(?:and )?(?:not|nicht|no|pas|non|nao|не)\s+(${NUMBER})(?![\p{L}\d])(?!\s*(?:k\b|%|bed|bath|car|year|\p{L}+room))`,
  'u',
);

const newCount = (plain: string, known: number | undefined): number | null => {
  const instead = countOf(INSTEAD.exec(plain)?.[2]);
  if (instead !== null) return instead;
  const [, right, wrong] = NOT_SO.exec(plain) ?? [];
  if (known !== undefined && countOf(wrong) === known) return countOf(right);
  if (ONLY_ASKED.test(plain)) return null;
  const said = saidIn(plain);
  if (said.length > 0) return said.at(-1) ?? null;
  const [sons, first, second] = OWN_SONS.exec(plain) ?? [];
  if (sons) return (countOf(first) ?? 0) + (countOf(second) ?? 0) || null;
  const [ages] = AGES.exec(plain) ?? [];
  AGES.lastIndex = 0;
  if (ages) return ages.match(/\d+/gu)?.length ?? null;
  if (ONE.test(plain)) return 1;
  return TWINS.test(plain) || DUAL.test(plain) ? 2 : null;
};

/** The children that are known after a message, and those that it is worked with. */
export const childrenAfter = (
  plain: string,
  known: number | undefined,
): { kept: number | undefined; asked: number | undefined } => {
  const said = newCount(plain, known) ?? (NONE.test(plain) ? 0 : known);
  const asked = said === 0 ? undefined : said;
  return SUPPOSED.test(plain) ? { kept: known, asked } : { kept: asked, asked };
};
