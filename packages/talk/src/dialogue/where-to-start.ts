import { purseOf } from '../reading/purse.ts';
import { ASKED } from '../reading/sum-reading.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { readCall } from './overrule.ts';
import type { Call, DialogueState } from './state.ts';

/** What comes first, in all languages. In lower case without the accents of Latin letters. */
const ASKS_START =
  /\bwhere (?:do|should|would|can|could) (?:i|we|you) (?:even |actually |best )?(?:start|begin)\b|\bhow (?:do|should|would) (?:i|we) (?:even |actually )?(?:start|begin|get started|go about)\b|\b(?:what'?s|what is|whats) (?:the|my|our) (?:very )?first (?:step|thing|move)\b|\bwhat (?:do|should|would) (?:i|we) do first\b|\bfirst steps?\b|\bno (?:idea|clue) where to (?:start|begin)\b|por donde (?:empiezo|empezamos|empezar|comienzo)|primer paso|par ou (?:commencer|on commence|je commence)|premiere (?:etape|chose)|wo (?:fang\w*|soll\w*|beginn\w*) (?:ich|wir)\b|womit (?:fang\w*|beginn\w*)|erste[rn]? schritt\w*|da dove (?:comincio|inizio|cominciamo|iniziamo|si comincia|partire)|primo passo|por onde (?:comeco|comecar|comecamos)|primeiro passo|с чего (?:начать|начинать|мне начать)|перв\p{L}+ шаг|从(?:哪里|哪儿|哪)(?:开始|入手|做起)|第一步|(?:先|首先)(?:要)?做什么|何から(?:始め|すれば|手)|最初(?:に|の一歩)(?:は)?何|(?:뭐|무엇|어디)(?:부터|서부터) (?:시작|해야|하면)|첫 ?(?:단계|걸음)|من أين (?:أبدأ|ابدأ|نبدأ)|(?:أول|اول) خطوة|कह(?:ाँ|ां) से शुरू|पहला कदम/u;

/** 'Where do I even start?', said with what is earned: the first step is what can be spent. */
export const startCall = (heard: Understanding, before: DialogueState): Call | null => {
  if (!ASKS_START.test(plainText(heard.text))) return null;
  const purse = purseOf(heard, before);
  if (purse.known.incomeAud === undefined) return null;
  return readCall({ tool: 'borrowing_power', score: ASKED, purse }, heard, before);
};
