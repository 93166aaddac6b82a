import type { Amount } from './amount.ts';

/** Who else earns in a household, or the one who speaks. */
const EARNER = String.raw`(?:partner\p{L}*|wife|husband|spouse|missus|hubby|girlfriend|boyfriend|fianc[eé]e?|other half|she|he|espos[oa]|mujer|marido|pareja|novi[oa]|yo|ella|[eé]l|femme|mari|conjointe?|compagne|copine|copain|moi|elle|lui|frau|mann|freundin|freund|ich|er|sie|moglie|marito|compagn[oa]|ragazz[oa]|io|lei|mulher|namorad[oa]|companheir[oa]|eu|ela|ele|жен[аы]|муж|супруг\p{L}*|партн[её]р\p{L}*|девушк[аи]|я|妻|夫|旦那|奥さん|主人|彼女|彼|パートナー|私|아내|와이프|남편|배우자|저는|제가|나|老婆|老公|妻子|丈夫|太太|先生|爱人|我|زوجتي|زوجي|مراتي|شريكتي|شريكي|أنا|هي|هو|पत्नी|पति|बीवी|वाइफ|हस्बैंड|पार्टनर|मैं)`;
const OWN = String.raw`(?:(?:у(?: моей| моего)?|my|his|her|the|a|mi|mein\p{L}*|ma|mon|mia|mio|meu|minha|a minha|o meu|моя|мой|我|我的|私の|제|우리|मेरी|मेरा|मेरे)\s*)?`;
const EARNS = String.raw`(?:'s|\s*(?:is|on|at|gets?|earns?|makes?|does|with|about|another|gana|cobra|gagne|touche|verdient|bekommt|guadagna|prende|ganha|recebe|зарабатывает|получает|は|が|も|の年収は|는|은|이|가|연봉은|年薪|挣|赚|收入|تكسب|يكسب|راتبها|راتبه|دخلها|कमाती|कमाता|की|का)(?![a-z]))*`;
const AND = String.raw`(?:and|plus|\+|&|y|et|und|e|и|а|和|と|그리고|और|و)`;
const PERIOD = String.raw`(?:(?:an?|per|p|\/|par|pro|im|al|all'|por|в|a la)?\s?\/?[\p{L}']+\s*)?`;
const END = String.raw`\s*(?:about\s+|another\s+)?(?:a?\$)?$`;

/** 'On 90k and 75k', 'I'm on 92k and my partner on 78k', '9万5，老婆8万'. */
const JOINED = [
  new RegExp(String.raw`^\s*${PERIOD},?\s*${AND}\s*${OWN}(?:${EARNER}${EARNS})?${END}`, 'iu'),
  new RegExp(
    String.raw`^[\s\p{L}]{0,12}?[\s,、;]*(?:${AND}\s*)?${OWN}(?<![\p{L}\p{M}])${EARNER}(?![a-zа-я])${EARNS}${END}`,
    'iu',
  ),
  new RegExp(String.raw`^[\p{L}]{0,4}[,、]\s*${OWN}${EARNER}${EARNS}${END}`, 'iu'),
];

/** Whether an amount is joined to the one before it as what another person earns. */
export const isJoinedIncome = (text: string, before: Amount | undefined, { start }: Amount): boolean =>
  before !== undefined && JOINED.some((pattern) => pattern.test(text.slice(before.end, start)));

/** The same, and the second earner is named: then both are incomes, whatever else stands beside them. */
export const isJoinedEarner = (
  text: string,
  first: Amount | undefined,
  second: Amount | undefined,
): boolean =>
  first !== undefined &&
  second !== undefined &&
  JOINED.slice(1).some((pattern) => pattern.test(text.slice(first.end, second.start)));
