import type { Around } from './whose.ts';

/** 'Could we get to', 'would they stretch to': a figure that is hoped for. */
const HOPED = [
  String.raw`\b(?:could|can|would|will|might|should)\s+(?:we|i|they|you|he|she|it|the bank|a bank)\b[^.?!\d]{0,30}\b(?:get (?:up )?to|reach|stretch(?: to)?|go (?:up )?to|as (?:high|far) as|push (?:it )?to|hit)\b[^.?!\d]{0,14}$`,
  String.raw`\bany (?:chance|hope|way)\b[^.?!\d]{0,20}$`,
  String.raw`\b(?:earn|need|make|income|salary)\b[^.?!\d]{0,30}\bto (?:borrow|get|afford|buy|service|be approved)\b[^.?!\d]{0,12}$`,
  String.raw`(?:podr[ií]a(?:mos|n)?|puedo|podemos)\s+(?:llegar|alcanzar|subir)[^.?!\d]{0,12}$`,
  String.raw`(?:pourr(?:ait|ions|ais)[^.?!\d]{0,8}|peut-on |on peut )(?:aller|monter|arriver|atteindre)[^.?!\d]{0,16}$`,
  String.raw`(?:konnten|konnte)\s+(?:wir|ich)[^.?!\d]{0,20}$`,
  String.raw`(?:potremmo|potrei|possiamo)\s+(?:arrivare|salire)[^.?!\d]{0,10}$`,
  String.raw`(?:poderiamos|podemos|da para)\s+(?:chegar|subir|ir)[^.?!\d]{0,10}$`,
  String.raw`(?:сможем|могли бы|можем|получится)(?: ли)?(?: мы)? (?:дойти|выйти|взять|получить)(?: до| на)?\s*$`,
  String.raw`(?:能|可以|可否|能不能)(?:贷|借|买)+到?\s*$`,
].map((pattern) => new RegExp(pattern, 'u'));
const HOPED_AFTER =
  /^\s*(?:ドル)?(?:まで)?(?:借りられ|買え|届き)|^\s*(?:달러|불)?까지? ?(?:빌릴|받을|가능|될)|^\s*तक/u;

/** 'Is 540 a fair price', 'or should it be': what a figure is worth is doubted. */
const JUDGED_AFTER =
  /^\s*(?:a )?(?:fair|reasonable|good (?:price|deal)|too (?:much|high|low|dear)|overpriced|realistic)\b/u;
const JUDGED_BEFORE = /\b(?:should|would) it be\b[^.?!\d]{0,16}$/u;

/** 'Where did 152k come from', 'still says', 'only 612k?', 'I thought': said of what we answered. */
const OF_ANSWER_BEFORE =
  /\b(?:where (?:did|does)|(?:still|it|you|that|card) (?:says?|said|shows?))\b[^.?!\d]{0,14}$|(?:^|[.!?]\s*)(?:only|just|why)\s+$/u;
const OF_ANSWER_AFTER = /^\s*(?:came|come|comes|coming) from\b|^\s*(?:left over|spare)\b/u;
/** 'That jumped 113k': a difference of two answers. */
const JUMPED =
  /\b(?:that|it)(?:'s| has| just)? (?:jumped|dropped|fell|rose|changed|went (?:up|down))(?: by)?\s+\$?$/u;
/** 'The 10k grant', 'the 5% scheme': asked for, and neither theirs nor put in by them. */
const PROGRAMME =
  /^[\s-]*(?:\p{L}+ )?(?:grants?|scheme|guarantee|fhog|fhg)\b|^\s*(?:वाली? |की )?(?:सरकारी|scheme)/u;

/** 'I thought it would be 700k.' */
const THOUGHT = /\bthought (?:it|that|we|i)\b/u;

/** 'How long till I owe less than 300k?' */
const SOME_DAY = /\b(?:how long|when (?:will|would|do)|how soon)\b[^.?!]{0,40}$/u;

/** What is doubted of what we said, and no fact of theirs. */
export const isOfAnswer = ({ lead, tail, before }: Around): boolean =>
  OF_ANSWER_AFTER.test(tail) ||
  OF_ANSWER_BEFORE.test(before) ||
  JUMPED.test(before) ||
  PROGRAMME.test(tail) ||
  THOUGHT.test(lead);

/** A figure that is asked about: it is worked with, and not kept. */
export const isOnlyAsked = (around: Around): boolean =>
  HOPED.some((pattern) => pattern.test(around.before)) ||
  HOPED_AFTER.test(around.tail) ||
  JUDGED_AFTER.test(around.tail) ||
  JUDGED_BEFORE.test(around.before) ||
  SOME_DAY.test(around.before);
