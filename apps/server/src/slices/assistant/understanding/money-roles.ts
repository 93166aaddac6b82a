import type { Amount } from './amounts.ts';

export type MoneyRole =
  | 'loan'
  | 'deposit'
  | 'value'
  | 'income'
  | 'expenses'
  | 'debts'
  | 'maxPrice'
  | 'minPrice';

/** Words right before an amount, and right after it, that say what it is. In all languages of the assistant. */
type Signs = { role: MoneyRole; before: RegExp; after: RegExp | null; weight: number };

const L = String.raw`(?:[\s,:=~(-]|\bto\b|\bi\.?e\.?\b|that is|which is|meaning|equals?|would be|will be|\.{2,}|'s\b|\bi\b|\bwe\b|of|is|are|was|at|about|around|roughly|approx\w*|a|an|the|my|our|like|say|some|just|only|got|have|with|and|de|von|di|do|da|des|d'|от|в|около|ca\.?|etwa|unos|circa|cerca|environ|is about|em|un|una|une|einem?r?|eines|को|का|की|के|の|は|が|을|를|은|는|이|가|为|是|的|有|到|:)*`;
const before = (words: string): RegExp => new RegExp(`(${words})${L}$`, 'iu');
const after = (words: string): RegExp =>
  new RegExp(
    String.raw`^[\s,-]*(?:aud|dollars?|a|an|in|as|for|of|de|di|do|da|von|का|की|के|の|的|의)?\s*(${words})`,
    'iu',
  );

const SIGNS: readonly Signs[] = [
  {
    role: 'debts',
    weight: 5,
    before: before(
      String.raw`(?<!\bno |\bzero |without )(?:car loan|personal loan|credit cards?(?: limit)?|hecs(?: debt)?|help debt|other debts?|existing (?:debts?|loans?)|student (?:loan|debt)|debts?|owe|owing|deudas?|dettes?|schulden|debiti|d[ií]vidas|долг\w*|借金|負債|부채|빚|负债|欠款|债务|ديون|دين|कर्ज़?|ऋण)`,
    ),
    after: after(
      `car loan|personal loan|credit card|hecs|student|(?:in |of )?(?:other )?debts?|deuda|dette|schulden|debit|d[ií]vida|долг`,
    ),
  },
  {
    role: 'deposit',
    weight: 4,
    before: before(
      String.raw`deposits?(?: of)?|down ?payment|put(?:ting)? (?:down|in)|saved(?: up)?|save(?: up)?|saving(?: up)?|savings|chip in|dep[oó]sito|entrada|enganche|apport|acompte|anzahlung|eigenkapital|acconto|anticipo|взнос\w*|頭金|보증금|계약금|首付|定金|دفعة(?: أولى)?|डाउन पेमेंट|जमा`,
    ),
    after: after(
      String.raw`deposits?|down\b|saved|in savings|of my own|dep[oó]sito|entrada|d'apport|apport|anzahlung|eigenkapital|acconto|anticipo|взнос|の頭金|頭金|보증금|首付|دفعة|डाउन`,
    ),
  },
  {
    role: 'income',
    weight: 4,
    before: before(
      String.raw`income|inc\b|earn(?:s|ing|ed)?|salary|wages?|makes?|making|(?:i'?m|i am|we'?re|we are|he'?s|she'?s|they'?re|borrowers?|clients?|couple|person|people|someone|somebody|applicants?|household|family|buyers?|who is|who'?s|who are|that'?s|both|each|teacher|nurse|wife|husband|partner|missus|hubby|son|daughter|mum|dad|brother|sister|friend|mate|me|i|we|they|he|she)(?:'s|s| is| are| am|'m|'re)? on(?! an?\b)|take(?:s)?(?: home)?|on a salary|\b(?:wife|husband|partner|spouse|hubby|missus|me)|pull(?:ing)? in|bring(?:ing)? (?:in|home)|paid|on about|on around|gross|ganando|ingresos?|gano|ganamos|sueldo|salario|revenus?|gagne|salaire|einkommen|verdiene?n?|gehalt|brutto|reddito|guadagno|stipendio|renda|ganho|rendimento|доход\w*|зарабатыва\w*|зарплат\w*|年収|収入|給料|月収|연봉|소득|수입|年收入|收入|年薪|工资|月薪|دخلي?|راتبي?|أكسب|आय|कमाता हूँ|कमाती हूँ|कमाता|कमाती|वेतन|सैलरी|income is|taking home`,
    ),
    after: after(
      String.raw`(?:(?:a |an |per |each |p\/?|\/)?\s?(?:week|wk|w|fortnight|fn|month|mth|pcm)\s)?(?:before tax|gross|after tax|net pay|take home)|(?:a |per |each |\/)?\s?(?:year|annum|yr)\b|p\.?a\.?\b|annual(?:ly)?|yearly|income|inc\b|salary|before tax|gross|wage|between us|between the two|combined|jointly|joint income|al a[nñ]o|anuales|por a[nñ]o|par an|annuels?|brut|im jahr|pro jahr|jährlich|all'anno|annui|lordi|por ano|anuais|в год|годов\w*|の?年収|の収入|稼い|연봉|소득|을 벌|를 벌|벌고|年收入|收入|年薪|سنوي[اً]*|في السنة|सालाना|प्रति वर्ष|कमा`,
    ),
  },
  {
    role: 'expenses',
    weight: 4,
    before: before(
      String.raw`expenses?|exp\b|exps\b|spend(?:ing)?|living costs?|costs? of living|outgoings?|bills|living(?: expenses)?|gastos?|gasto|d[ée]pens\p{L}*|ausgaben|gebe|geben|spese|spendo|despesas|gasto|расход\w*|трачу|支出|生活費|出費|지출|생활비|开销|支出|花费|生活费|نفقات\w*|مصاريف\w*|مصروفات\w*|खर्च`,
    ),
    after: after(
      String.raw`(?:a |per |each |p\/?|\/)?\s?(?:month|mth|mnth|pcm)\b|monthly|(?:in |of )?(?:living )?expenses|exps?\b|(?:in )?outgoings|al mes|mensuales|gastos|par mois|mensuel|de d[ée]penses|im monat|pro monat|monatlich|ausgaben|aus\b|al mese|mensili|di spese|por m[eê]s|mensais|de despesas|в месяц|расход|の支出|の生活費|지출|생활비|的?开销|的?支出|شهري[اً]*|في الشهر|मासिक|प्रति माह|खर्च|महीने`,
    ),
  },
  {
    role: 'loan',
    weight: 3,
    before: before(
      String.raw`loan|loans|borrow(?:ing|ed)?|mortgage|lend(?: me| us)?|finance|financing|refinance|take out|pr[eé]stamo|hipoteca|cr[eé]dito|pedir prestados?|prestados?|pr[êe]t|emprunt\w*|hypoth[eè]que|kredit|darlehen|hypothek|leihe\w*|aufnehme\w*|mutuo|prestito|prestit\w+|empr[eé]stimo|emprestad\w+|financiamento|кредит\w*|ипотек\w*|заём|займ\w*|занять|借りる|借入\w*|ローン|融資|대출\w*|빌리\w*|贷款|借款?|قرض بقيمة|قرض\w*|رهن\w*|أقترض|اقتراض|ऋण|लोन|कर्ज़?|उधार`,
    ),
    after: after(
      String.raw`(?:home )?loans?\b|mortgage|borrowed|in finance|pr[eé]stamo|hipoteca|pr[êe]t|emprunt|kredit|darlehen|hypothek|leihe|aufnehme|mutuo|prestito|empr[eé]stimo|кредит|ипотек|заём|займ|の?ローン|の?借|を借|대출|을 빌|를 빌|의? ?대출|的?贷款|قرض|का (?:लोन|ऋण|कर्ज)|लोन|उधार`,
    ),
  },
  {
    role: 'value',
    weight: 2,
    before: before(
      String.raw`values?|valued|valuation|val|val(?:uation)? comes in|comes? (?:in|back)|came (?:in|back)|valuers?(?: says| said| reckons)?|apprais(?:ed|al)|bank says|agreed on|房价|售价|总价|worth|price|purchase price|costs?|costing|buy(?:ing)? (?:a )?(?:place|house|home|property|unit)?\s*(?:for|at)|on an?|against an?|against|for an?|property|house|home|place|unit|apartment|townhouse|security|listed at|asking|valor(?: de)?|valuada en|precio|casa de|valeur|prix|maison [àa]|wert|preis|haus f[üu]r|valore|prezzo|casa da|valor|pre[çc]o|стоимость\w*|цен\w*|стоит|価格|評価額|物件|家|가치|가격|집|价值|价格|房子|房产|قيم\w*|سعر\w*|بقيمة|मूल्य|क़ीमत|कीमत`,
    ),
    after: after(
      `(?:dollar )?(?:house|home|property|place|unit|apartment|flat|townhouse|villa|purchase|valuation|value|price|pad|block|dwelling|joint|one(?! bed))|casa|propiedad|vivienda|maison|propri[eé]t[eé]|logement|bien|appartement|haus|immobilie|wohnung|objekt|propriet[àa]|immobile|im[óo]vel|propriedade|дом|недвижимост|квартир|の?家|の?物件|の?住宅|집|주택|부동산|의? ?집|的?房|的?物业|منزل|عقار|بيت|के घर|का घर|की संपत्ति|घर`,
    ),
  },
  {
    role: 'maxPrice',
    weight: 3,
    before: before(
      `under|below|less than|up ?to|max(?:imum)?|no more than|not more than|cheaper than|at most|budget|within|not over|capped at|lower than|sub|<|spend|to spend|menos de|hasta|m[áa]ximo|por debajo de|presupuesto|moins de|jusqu'[àa]|maximum|sous|en dessous de|budget|unter|bis(?: zu)?|h[öo]chstens|weniger als|maximal|sotto i?|meno di|fino a|massimo|entro|at[ée]|abaixo de|menos de|or[çc]amento|до|не дороже|дешевле|менее|максимум|最大|予算|最高|예산|最多|预算|低于|不超过|أقل من|تحت|حتى|بحد أقصى|ميزانية|से कम|अधिकतम|बजट`,
    ),
    after: after(
      String.raw`or (?:less|under|below|cheaper)|max(?:imum)?\b|tops|budget|to spend|o menos|m[áa]ximo|ou moins|maximum|oder weniger|o meno|massimo|ou menos|или меньше|以下|以内|未満|이하|미만|以下|以内|के अंदर|से कम|तक|أو أقل|أو اقل`,
    ),
  },
  {
    // A negation turns the word after it round.
    role: 'maxPrice',
    weight: 6,
    before: before(
      "(?:nothing|not|no|never|don'?t want to (?:spend|pay|go)|can'?t (?:spend|pay|go)|without going|wont go|won'?t go)(?: \\w+)? (?:above|over|more than|higher than|past|beyond)",
    ),
    after: null,
  },
  {
    role: 'loan',
    weight: 1,
    before: before(
      String.raw`(?:^|[,.;]|\b(?:i|we|they|he|she|and|clients?|borrowers?)) ?(?:want|wants|need|needs|requesting|apply(?:ing)? for|asking for|after|seeking)`,
    ),
    after: null,
  },
  {
    role: 'minPrice',
    weight: 3,
    before: before(
      `over|above|more than|at least|min(?:imum)?|starting (?:at|from)|upwards of|north of|no less than|not less than|exceeding|>|m[áa]s de|desde|m[ií]nimo|plus de|au moins|[àa] partir de|[üu]ber|mindestens|ab|pi[ùu] di|almeno|oltre|a partire da|mais de|acima de|a partir de|от|более|дороже|минимум|最低|최소|最低|高于|超过|至少|أكثر من|فوق|على الأقل|कम से कम|से ज़्यादा|से अधिक`,
    ),
    after: after(
      String.raw`\+|or (?:more|above|over)|plus\b|and (?:up|above)|min(?:imum)?\b|o m[áa]s|ou plus|oder mehr|o pi[ùu]|ou mais|или больше|以上|超|이상|초과|以上|से ज़्यादा|से अधिक|أو أكثر`,
    ),
  },
];

const REACH = 34;
type Span = { start: number; end: number };
/** What an amount may be, how surely, and the words that say so. */
export type MoneyReading = { role: MoneyRole; weight: number; cues: readonly Span[] };

/** A word with nothing between it and the amount speaks more surely for it than one with words between. */
const BESIDE = 2;
const isBeside = (text: string, from: number, to: number): boolean =>
  /^[\s:=]*(?:a?\$)?\s*$/.test(text.slice(from, to));

const cueBefore = (pattern: RegExp, text: string, start: number): Span | null => {
  const from = Math.max(0, start - REACH);
  const match = pattern.exec(text.slice(from, start));
  if (!match) return null;
  const at = from + match.index;
  return { start: at, end: at + (match[1] ?? '').length };
};

const cueAfter = (pattern: RegExp | null, text: string, end: number): Span | null => {
  const match = pattern?.exec(text.slice(end, end + REACH));
  if (!match) return null;
  const finish = end + match[0].length;
  return { start: finish - (match[1] ?? '').length, end: finish };
};

/** Everything that an amount may be by the words beside it, the surest first. */
export const readingsOf = (text: string, { start, end }: Amount): MoneyReading[] =>
  SIGNS.flatMap(({ role, before: isBefore, after: isAfter, weight }) => {
    const left = cueBefore(isBefore, text, start);
    const right = cueAfter(isAfter, text, end);
    const leftWeight = weight + 1 + (left && isBeside(text, left.end, start) ? BESIDE : 0);
    const rightWeight = weight + (right && isBeside(text, end, right.start) ? BESIDE : 0);
    return [
      ...(left && right ? [{ role, weight: leftWeight + rightWeight, cues: [left, right] }] : []),
      ...(left ? [{ role, weight: leftWeight, cues: [left] }] : []),
      ...(right ? [{ role, weight: rightWeight, cues: [right] }] : []),
    ];
  }).sort((a, b) => b.weight - a.weight);

const RANGE = String.raw`\s*(?:-|to|and|until|y|a|et|bis|und|e|до|и|〜|~|から|到|至|と|와|과|से|و|إلى|a\s)\s*\$?\s*`;
const BETWEEN_WORDS =
  /(?:between|from|entre|zwischen|tra|fra|de|von|da|от|между|بين|من|के बीच)\s*(?:a?\$|aud)?\s*$/iu;

/** 'between 700 and 900k', '700k-900k'. */
export const isRange = (text: string, first: Amount, second: Amount): boolean => {
  const gap = text.slice(first.end, second.start);
  if (!new RegExp(`^${RANGE}$`, 'iu').test(gap)) return false;
  const isDash = /^\s*(?:-|to|bis|〜|~|から|到|至|до|a|à|से)\s*\$?\s*$/iu.test(gap);
  return isDash || BETWEEN_WORDS.test(text.slice(Math.max(0, first.start - 14), first.start));
};
