import type { AmountRole } from '../reading/learnt-labels.ts';
import type { ReadAmount } from '../reading/learnt-reading.ts';
import { paidInLiving } from './in-living.ts';
import { type Around, type Thing, thingOf, thingsIn } from './whose.ts';

type Words = {
  role: AmountRole;
  /** Read as one of these, or not surely: the word beside it knows better. */
  from: readonly AmountRole[];
  is: (around: Around, amount: ReadAmount) => boolean;
};
const isBetween = ({ value }: ReadAmount, least: number, most: number): boolean =>
  value >= least && value <= most;

export const INCOME_NOUN =
  /^\s*(?:a year )?(?:income|incomes|salary|salaries|wages?|base|gross|before tax|all up, just me|pre-?tax|p\.?a\.?)\b/u;
const JUST_ME = /\b(?:just me|single income|one income|on my own)\b/u;
const SAVED =
  /\b(?:put away|set aside|saved(?: up)?|tucked away|stashed(?: away)?|squirrell?ed away|scraped together)\b[^.;,\d]{0,16}$/u;
const RENT = /\brent(?:al|ed|ing|s)?\b|\blet\b|\btenants?\b/u;
const RENT_IN =
  /\brent\w*\b[^.;,]{0,24}\bout\b|\btenants?\b|\brental income\b|\brent (?:coming in|received|we get|i get)\b|\blet(?:ting)? (?:it |them )?(?:out|for)\b/u;
const SELLS =
  /\b(?:i|we|i'm|we're|i'll|we'll|im|were)\b[^.;,\d]{0,24}\bsell(?:ing)?\b|\b(?:vendo|vendemos|vendiamo|vends|vendons|verkaufe[n]?)\b|прода(?:ю|ем|ём)|我们?(?:要)?卖|売(?:り|る)|팔(?:고|면|려)/u;
const BUYS =
  /\b(?:buy\w*|bought|purchas\w+|compr\w+|achet\w+|kauf\w+|next one)\b|куп|покуп|买|買|사(?:고|려)/u;
const LEAST_PRICE_AUD = 100_000;
const BUDGET = /\b(?:budget|presupuesto|orcamento)\b|预算|予算|예산|бюджет|ميزانية|बजट/u;
const lastAt = (text: string, pattern: RegExp): number =>
  [...text.matchAll(new RegExp(pattern.source, 'gu'))].at(-1)?.index ?? -1;

const DEPOSIT =
  /\b(?:deposit|savings?|apport|eigenkapital|anzahlung|erspart\w*|ahorros?|entrada|risparmi|anticipo|poupanca)\b|накоплен|взнос|首付|首期|存款|頭金|貯金|自己資金|저축|디포짓|자기 ?자금|계약금|مدخرات|الدفعة|عربون|बचत|डिपॉज|डाउन/u;
/** '110 is the deposit', 'use the 60 as deposit', '15만 달러가 제 돈'. */
const IS_DEPOSIT =
  /^\s*(?:k\b|grand\b|mil\b|tausend\b|dollars?\b)?\s*(?:(?:is|as|for|be|ist|als|es|como|est|comme|e|come|di|de|d'|это|на)\s+)?(?:(?:the|my|our|a|die|mein\w*|unser\w*|la|el|mi|notre|mon|il|l'|a|minha|nossa)\s*)?(?:deposit|down ?payment|anzahlung|eigenkapital|entrada|apport|anticipo|acconto|взнос|накоплен\p{L}*)|^\s*(?:달러|불)?(?:가|이|는|은)?\s*(?:제 돈|내 돈|디포짓|자기 ?자금|계약금|저축)|^\s*(?:ドル)?(?:が|は|を)?\s*(?:頭金|自己資金|貯金)|^\s*(?:块|元|澳元|刀)?(?:是|作为|当|做)(?:我的?|我们的?)?(?:首付|存款)|^\s*(?:هي|هو|ك)?\s*(?:الدفعة|دفعة أولى|عربون)|^\s*(?:तो |ही )?(?:मेर[ाी] |हमार[ाी] )?(?:डिपॉज|डाउन|बचत)/u;
const LOAN =
  /\b(?:loan|borrow\w*)(?: (?:of|for|is|about))?\s+\$?$|\b(?:kredit|darlehen|prestamo|hipoteca|pret|mutuo|emprestimo|financiamento)(?: (?:von|uber|de|di|von etwa|d'environ|ist|es|est|e))?\s+\$?$|(?:кредит|ипотек)\p{L}*(?: на)?\s+$|(?:贷款?|ローン(?:は|が)?|借入(?:は|れは)?|대출(?:은|이|금은)?|القرض|قرض|लोन)\s*$/u;
const OWES = /\b(?:owe|owing|left|remaining|current|existing|mortgage)\b/u;
/** What a household lives on, and not what a purchase, a sale or a let home costs. */
const LIVING =
  /\b(?:living|expenses|outgoings|lebenshaltung\p{L}*|lebenskosten|haushaltskosten|ausgaben|gastos|despesas|custo de vida|spese|depenses|frais de vie)\b|расход|生活费|生活費|开销|支出|생활비|지출|مصروف|مصاريف|نفقات|खर्च/u;
const OF_A_HOME_OR_DEAL =
  /\b(?:buying|purchase|selling|sale|legal|moving|conveyanc\w*|settlement|strata|body corp\w*|rental|agent|compra|venta|venda|acquisto|vendita|notai?o|notar\w*|achat|vente|kauf\w*|neben\w*|hausgeld|condominio|condominiali)\b|покупк|продаж|印花|手续|諸費用|매매|취득|شراء|खरीद/u;
/** 'As living costs', after the amount. */
const LIVING_AFTER =
  /^[^.]{0,16}\b(?:living|expenses|outgoings|ausgaben|lebenshaltung\p{L}*|gastos|despesas|spese|depenses)\b|^[^.]{0,10}(?:расход|生活费|生活費|开销|생활비|مصروف|مصاريف|खर्च)/u;
/** 'We spend 4,000 a month', right before it. */
const SPENDS =
  /\b(?:spend(?:ing|s)?|(?:live|get by) on|gast(?:o|a|amos|an)|depens(?:e|ons|ent)|spendo|spendiamo|gebe[n]?|brauche[n]? (?:zum leben)?)\b[^.;\d]{0,16}$|трат(?:им|ит|ю|ят)[^.;\d]{0,12}$|(?:花|用掉|使う|使い|쓰|نصرف|بنصرف|أصرف|खर्च)[^.;\d]{0,8}$/u;
const LEAST_RENT_AUD = 100;
const SURE_OF_OTHER = 0.5;
const LEAST_LIVING_AUD = 400;
const MOST_LIVING_AUD = 20_000;
const PAYS =
  /\b(?:pay\w*|spend\w*|costs? us|cost me|zahl\w*|bezahl\w*|miete[nt]?|pag(?:o|a|amos|hiamo|ando|am)|paie|payons|payes?)\b|плач|плат|снима|交|付|租房|払|내고|내는|냅니다|ندفع|بدفع|أدفع|ادفع|दे रह|दे[तन]/u;
const RENT_ANYWHERE =
  /\brent\b|\b(?:kalt|warm)?miete\b|\balquiler\b|\brenta\b|\bloyer\b|\baffitto\b|\baluguel\b|аренд|房租|租金|家賃|월세|집세|الإيجار|ايجار|إيجار|किराय/u;
/** It is let, or would be: it comes in. */
const COMES_IN =
  /\b(?:yield|tenants?|rented out|rent it out|let (?:it )?out|rental income|vermiet\w*|mieteinnahm\w*|rendite|inquilin\w*|alquilad[oa]|rentabilidad|locataire|loue[r]? (?:le|la|l'|mon)|rendement|rendita|inquilin\w*|rendimento|recebo|recebemos)\b|сда[юеё]|доходност|出租|收租|租出|回报|利回り|家賃収入|貸し|임대 ?수입|수익률|세를 주|أؤجر|عائد|मिलता|आता है|किराये पर दि/u;
const HOME =
  /\b(?:hous\w+|homes?|units?|apartments?|flats?|places?|propert\w+|townhouses?|casas?|pisos?|departamento|vivienda|maison|appart\w*|logement|haus|wohnung|imovel|apartamento|ape|appartamento|immobile)\b|дом|квартир|家|物件|マンション|집|아파트|주택|房|公寓|بيت|منزل|شقة|घर|मकान|फ्लैट/u;
export const isOften = ({ timesAYear }: ReadAmount): boolean => timesAYear !== null && timesAYear > 1;
const DEBTS: ReadonlySet<Thing | null> = new Set(['student', 'card', 'afterpay', 'personal', 'car']);

/** 'The duty of 32k', right before it. */
const DUTY_OF =
  /(?:\b(?:stamp duty|duty|stempelsteuer|droits? de (?:timbre|mutation)|imposta di bollo)\b(?: (?:of|is|was|von|de|di|es|est|ist|e|are))?(?: (?:about|around|etwa|unos|environ|circa))?|印花税|印紙税(?:は|が)?|인지세(?:는|가|로)?|رسوم الدمغة|رسم الدمغة|स्टा(?:म्?|ं)प? ?ड्यूटी)[\s:=]*\$?$/u;

/** 'If it only sells for 606k', right before it. */
const SELLS_FOR =
  /(?:\b(?:it|unit|house|home|place|apartment|property) (?:only |just |ever |really )?(?:sells?|sold|goes|went) (?:only |just )?(?:for|at)|\bse (?:vende|vendiera|vendio|vendesse) (?:solo |apenas )?(?:por|en|a)|\b(?:se vend|est vendue?|etait vendue?) (?:seulement )?(?:a|pour)|\bviene vendut[oa] (?:solo )?(?:a|per))(?: (?:only|just|about|around|like|solo|unos|environ))?\s*\$?$/u;

/** Words that stand right beside an amount and mean one thing. */
export const BESIDE: readonly Words[] = [
  {
    role: 'fee',
    from: ['savings', 'income', 'price', 'loan', 'other'],
    is: ({ lead }, amount) => !isOften(amount) && DUTY_OF.test(lead),
  },
  { role: 'savings', from: ['income', 'other'], is: ({ lead }) => SAVED.test(lead) },
  {
    role: 'income',
    from: [],
    is: ({ tail, sentence }, amount) =>
      isBetween(amount, 25_000, 600_000) && (INCOME_NOUN.test(tail) || JUST_ME.test(sentence)),
  },
  {
    // '6,380 already includes the car loan'.
    role: 'living',
    from: ['commitment', 'debt', 'income', 'repayment', 'price', 'other'],
    is: ({ lead, sentence }, amount) =>
      isBetween(amount, LEAST_LIVING_AUD, MOST_LIVING_AUD) &&
      thingsIn(lead).length === 0 &&
      paidInLiving(sentence).length > 0,
  },
  {
    role: 'living',
    from: ['commitment', 'income', 'repayment', 'price', 'other'],
    is: ({ lead, tail }, amount) =>
      isBetween(amount, LEAST_LIVING_AUD, MOST_LIVING_AUD) &&
      !OF_A_HOME_OR_DEAL.test(`${lead} ${tail}`) &&
      (LIVING.test(lead) || LIVING_AFTER.test(tail)),
  },
  {
    role: 'living',
    from: ['commitment', 'income', 'savings', 'repayment', 'price', 'rentOut', 'other'],
    is: ({ lead, tail }, amount) =>
      isOften(amount) &&
      isBetween(amount, LEAST_LIVING_AUD, MOST_LIVING_AUD) &&
      SPENDS.test(lead) &&
      !RENT_ANYWHERE.test(`${lead} ${tail}`) &&
      !OF_A_HOME_OR_DEAL.test(`${lead} ${tail}`),
  },
  {
    role: 'rentOut',
    from: ['income', 'savings', 'repayment', 'other', 'price'],
    is: ({ lead, tail, sentence }, amount) =>
      isBetween(amount, LEAST_RENT_AUD, MOST_LIVING_AUD) &&
      RENT_ANYWHERE.test(`${lead} ${tail}`) &&
      !COMES_IN.test(sentence) &&
      (PAYS.test(`${lead} ${tail}`) || amount.share >= SURE_OF_OTHER),
  },
  {
    role: 'rentIn',
    from: ['rentOut', 'price', 'other'],
    is: ({ lead, sentence }, amount) =>
      isOften(amount) &&
      isBetween(amount, LEAST_RENT_AUD, MOST_LIVING_AUD) &&
      !PAYS.test(lead) &&
      COMES_IN.test(sentence),
  },
  {
    role: 'rentIn',
    from: ['rentOut', 'income'],
    is: ({ sentence, lead, tail }, { timesAYear }) =>
      timesAYear !== null && timesAYear > 1 && RENT.test(`${lead} ${tail}`) && RENT_IN.test(sentence),
  },
  {
    role: 'rentOut',
    from: ['income', 'rentIn'],
    is: ({ lead, tail }, { timesAYear, share }) =>
      timesAYear !== null &&
      timesAYear > 1 &&
      share < 0.7 &&
      (/\bpay\w*\b[^.;,]{0,12}\brent\b/u.test(`${lead} ${tail}`) ||
        /\b(?:i|we|i'm|we're) (?:rent|renting)\b(?!.*\bout\b)/u.test(lead)),
  },
  {
    role: 'sale',
    from: ['sale', 'loan', 'owed', 'price', 'cap', 'other'],
    is: ({ lead }, amount) => !isOften(amount) && SELLS_FOR.test(lead),
  },
  {
    role: 'sale',
    from: ['price', 'cap'],
    is: ({ before }) => {
      const sold = lastAt(before, SELLS);
      return sold >= 0 && lastAt(before, BUYS) < sold && before.length - sold < 60;
    },
  },
  {
    role: 'loan',
    from: ['owed', 'price', 'cap', 'income', 'savings'],
    is: ({ lead, tail }) => LOAN.test(lead) && !OWES.test(`${lead}${tail}`),
  },
  { role: 'owed', from: [], is: ({ lead }, amount) => !isOften(amount) && /\bmortgage\b/u.test(lead) },
  {
    role: 'savings',
    from: ['income', 'loan', 'price', 'other'],
    is: ({ tail }, amount) => !isOften(amount) && IS_DEPOSIT.test(tail),
  },
  { role: 'savings', from: [], is: ({ lead }, amount) => !isOften(amount) && DEPOSIT.test(lead) },
  { role: 'debt', from: [], is: (around, amount) => !isOften(amount) && DEBTS.has(thingOf(around)) },
  { role: 'commitment', from: [], is: (around, amount) => isOften(amount) && DEBTS.has(thingOf(around)) },
  {
    role: 'price',
    from: [],
    is: ({ lead, tail }, { role, value }) =>
      role === 'price' && value >= LEAST_PRICE_AUD && HOME.test(`${lead} ${tail}`),
  },
  {
    role: 'price',
    from: ['cap'],
    is: ({ lead }, { value }) => value >= LEAST_PRICE_AUD && BUDGET.test(lead),
  },
];
