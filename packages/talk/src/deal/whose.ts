/** What is said around an amount, in lower case and without accents of Latin letters: as long as what was written. */
export type Around = {
  /** From what parts it from the words before it up to the amount, and from there to what comes next. */
  lead: string;
  tail: string;
  /** The next amount follows with nothing to part them. */
  isTailShared: boolean;
  /** The message up to the amount, and the sentence that it stands in. */
  before: string;
  sentence: string;
};

export const NOTHING_AROUND: Around = { lead: '', tail: '', isTailShared: false, before: '', sentence: '' };

const word = (...forms: string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms.join('|')})(?![\p{L}\p{M}])`, 'gu');
/** Scripts that put no space between words, or hang endings on them. */
const part = (forms: string): string => `|(?:${forms})`;
const named = (words: string, parts: string): RegExp =>
  new RegExp(`${word(words).source}${part(parts)}`, 'gu');

const OWNERS = {
  partner: named(
    String.raw`wife|husband|hubby|missus|partner|spouse|boyfriend|girlfriend|bf|gf|fiancee?|other half|s?hes?|her|his|2nd app\p{L}*|second app\p{L}*|co-?app\p{L}*|frau|partnerin|femme|mari|conjointe?|compagne|compagnon|copine|copain|mujer|esposa|esposo|marido|pareja|novi[oa]|ella|moglie|marito|compagn[oa]|lei|mulher|namorad[oa]|companheir[oa]|ela|ele`,
    'mein(?:em)? mann|жен[аыуе]|муж|супруг|партн[её]р|太太|老婆|妻|丈夫|老公|爱人|夫(?!妇|婦)|旦那|아내|와이프|남편|배우자|زوجتي|زوجي|पत्नी|पति',
  ),
  self: named(
    String.raw`i|i'm|i've|i'll|im|me|my|mine|myself|ich|mein\p{L}*|je|j|j'ai|moi|yo|gano|cobro|mi|io|guadagno|eu|ganho`,
    String.raw`(?<!\p{L})я(?!\p{L})|(?<!\p{L})мо[йя]|我(?!们|們)|私(?!たち)|저는|제가|나는|내 |أنا|راتبي|मैं|मेर[ीाे]`,
  ),
  both: named(
    `we|we're|we've|our|us|both|together|combined|joint|household|wir|zusammen|on a|nous|ensemble|nosotros|juntos|ganamos|noi|insieme|guadagniamo|nos|ganhamos`,
    'мы|вместе|我们|我們|一共|夫妇|夫婦|合計|우리|합쳐|نحن|معا|हम|मिलाकर',
  ),
} as const;
export type Owner = keyof typeof OWNERS;

/** 'My wife and I', 'me and her': what is said next is said of both. */
const COUPLE =
  /(?:wife|husband|hubby|partner|missus|boyfriend|girlfriend|her|him) (?:and|n|&) (?:i|me)\b|\b(?:i|me) (?:and|n|&) (?:my |the )?(?:wife|husband|hubby|partner|missus|boyfriend|girlfriend|her|him)\b/gu;

const lastOf = (text: string, pattern: RegExp): number => {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
};

const NAMED_AFTER = /^\s*(?:is|from|for|by|are)?\s*(?:my |the )?(?=\p{L})/u;
/** Who earns an amount; null where nobody is named. */
export const ownerOf = ({ before, tail }: Pick<Around, 'before' | 'tail'>): Owner | null => {
  const after = tail.slice(NAMED_AFTER.exec(tail)?.[0].length ?? 0);
  for (const owner of ['partner', 'self'] as const)
    if (/^\s*(?:is|from|for|by)\s/u.test(tail) && after.search(OWNERS[owner]) === 0) return owner;
  const places = (Object.keys(OWNERS) as Owner[]).map((owner) => ({
    owner,
    at: lastOf(before, OWNERS[owner]),
  }));
  const best = places.reduce((last, one) => (one.at > last.at ? one : last));
  const couple = lastOf(before, COUPLE);
  if (couple >= 0 && best.owner !== 'both' && best.at - couple <= 24) return 'both';
  return best.at < 0 ? null : best.owner;
};

/** What an amount is kept in, owed on or given by: several of them stand beside each other. */
const THINGS = {
  mother: named(
    'mum|mom|mother|mama|mutter|mere|maman|madre|mamma|mae',
    String.raw`(?<!\p{L})мам|妈|母(?!国)|엄마|어머니|أمي|माँ`,
  ),
  father: named(
    'dad|father|papa|vater|pere|padre|pai',
    String.raw`(?<!\p{L})пап|отец|отца|爸|父(?!母)|아빠|아버지|أبي|पिता`,
  ),
  parents: named(
    'parents?|folks|in-?laws|eltern|padres|genitori|pais',
    'родител|父母|両親|(?<![母父])親|부모|والدي',
  ),
  grandparent: named(
    `nan|nana|nanna|gran|granny|grand-?(?:ma|mother|pa|dad|father|parents?)|oma|opa|grand-?(?:mere|pere)|abuel[oa]s?|nonn[aoi]|avo`,
    '(?<!\\p{L})(?:бабушк|дед)|奶奶|爷爷|祖父|祖母|할머니|할아버지|جدتي|جدي|दादी|नानी',
  ),
  sibling: named(
    String.raw`sister|brother|schwester|bruder|soeur|frere|herman[oa]|sorella|fratello|irma\p{L}*`,
    'сестр|брат|姐|妹|哥哥|弟|누나|오빠|언니|동생|أخي|أختي|बहन',
  ),
  partner: OWNERS.partner,
  account: named(
    'other account|another account|second account|savings account|term deposit|joint account',
    '定期',
  ),
  shares: named('shares|stocks|etfs?|aktien|actions|acciones|azioni|acoes', 'акци|股票|株|주식'),
  super: named('super|fhss|superannuation', '养老金'),
  student: named(
    `hecs(?:-help)?|help debt|student (?:loan|debt)|uni debt|studienkredit|pret etudiant`,
    'студенческ|学生贷款|助学贷款|奨学金|학자금',
  ),
  card: named(
    'cards?|credit cards?|visa|mastercard|kreditkart\\p{L}*|carte|tarjeta|carta|cartao',
    'карт[аыеу]|信用卡|クレジット|신용카드|بطاقة|कार्ड',
  ),
  personal: named('personal loan|personal', 'потребительск|个人贷款|개인 ?대출'),
  car: named(
    `car|ute|truck|motorbike|bike|van|auto|autokredit|autorate|coche|carro|voiture|macchina`,
    'автокредит|машин|车贷|车|車|カーローン|자동차|차 ?할부|السيارة|कार(?!्ड)',
  ),
  child: named(
    'child support|maintenance|alimony|kids? support|unterhalt|pension alimentaire|alimentos',
    'алимент|抚养费|養育費|양육비|نفقة',
  ),
  childcare: named('childcare|daycare|school fees|kita', '托儿|保育'),
  afterpay: named('afterpay|zip ?pay|bnpl', 'アフターペイ'),
  rent: named(
    `rent|rental|rental income|miete|loyer|alquiler|affitto|aluguel`,
    'аренд|租金|房租|家賃|월세|الإيجار|किराया',
  ),
} as const;
export type Thing = keyof typeof THINGS;

/** The things that a text names, in its order. */
export const thingsIn = (text: string): Thing[] =>
  (Object.keys(THINGS) as Thing[])
    .flatMap((thing) => {
      const at = lastOf(text, THINGS[thing]);
      return at < 0 ? [] : [{ thing, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);

/** What an amount belongs to: the word before it goes first. */
export const thingOf = ({ lead, tail, isTailShared }: Around): Thing | null => {
  const before = thingsIn(lead).at(-1);
  if (before) return before;
  const after = thingsIn(tail)[0] ?? null;
  // 'I have 100 and parents give 50': who gives the next one has nothing to do with this one.
  return isTailShared && isGiver(after) ? null : after;
};

/** They give: what is said of them beside savings is put in as well. */
const GIVERS: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'parents',
  'grandparent',
  'sibling',
  'partner',
]);
export const isGiver = (of: string | null): boolean => of !== null && GIVERS.has(of);

/** Paid to one person beside what they earn as a base. */
const PAY =
  /\b(?:penalt\w+|allowances?|bonus(?:es)?|overtime|commissions?|casual|side (?:gig|hustle|job)|second job|loadings?|zulagen?|pramien?|primes?|heures sup\w*|bono|horas extra|straordinari|comissoes)\b|преми|сверхурочн|奖金|加班|津贴|年终|ボーナス|残業|手当|보너스|수당|상여|مكافأة|بدلات|बोनस|भत्ता/u;
export const isBesideBase = ({ lead, tail }: Pick<Around, 'lead' | 'tail'>): boolean =>
  PAY.test(lead) || PAY.test(tail);

const PARTS_FROM = /[,.;:!?(、，。！？；]|(?<![\p{L}])(?:and|plus|but|n|und|et|y|e|и|و|और)(?![\p{L}])|[+&]/gu;
const SENTENCE_ENDS = /[.!?。！？؟।](?=\s|$)|[。！？।]/gu;

const lastEnd = (text: string, pattern: RegExp): number => {
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) end = index + found.length;
  return end;
};
const firstAt = (text: string, pattern: RegExp): number => {
  const [first] = text.matchAll(pattern);
  return first?.index ?? text.length;
};

/** The words around each of several places of a text. */
export const aroundEach = (plain: string, places: readonly { start: number; end: number }[]): Around[] =>
  places.map(({ start, end }, at) => {
    const from = places[at - 1]?.end ?? 0;
    const to = places[at + 1]?.start ?? plain.length;
    const between = plain.slice(from, start);
    const rest = plain.slice(end, Math.max(end, to));
    const before = plain.slice(0, start);
    const began = lastEnd(before, SENTENCE_ENDS);
    const ends = end + firstAt(plain.slice(end), SENTENCE_ENDS);
    return {
      lead: between.slice(lastEnd(between, PARTS_FROM)),
      tail: rest.slice(0, firstAt(rest, PARTS_FROM)),
      isTailShared: at < places.length - 1 && firstAt(rest, PARTS_FROM) === rest.length,
      before,
      sentence: plain.slice(began, ends),
    };
  });
