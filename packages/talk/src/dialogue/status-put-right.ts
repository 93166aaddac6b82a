import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { firstHomeIn } from './first-home.ts';
import { buyersAfter, foreignBuyers } from './foreign-buyers.ts';
import { foreignIn, partnerForeignAfter } from './foreign-said.ts';
import { askingClauses } from './questions-in.ts';
import type { Call, DialogueState, ToolArguments } from './state.ts';

/** Sums that rest on who buys. */
const OF_WHO_BUYS: ReadonlySet<AssistantTool> = new Set(['upfront_costs', 'deal']);

/** What is asked again of such a sum, in all languages. In lower case without the accents of Latin letters. */
const OF_THE_SUM =
  /\b(?:together|juntos|zusammen|ensemble|insieme)\b|вместе|一起|一緒|같이|함께|معا|साथ|\bsurcharge\b|\bduty\b|\btax(?:es)?\b|\bforeign\b|\b(?:again|redo|recalculat\w*|rework|instead|then|now|change\w*|differen\w+|right)\b|recargo|impuesto|recalcul\w*|otra vez|de nuevo|entonces|ahora|cambia|surtaxe|droits?|refai\w*|alors|maintenant|change|zuschlag|steuer|noch ?mal|neu|dann|jetzt|andert|supplemento|impost[ae]|ricalcol\w*|di nuovo|allora|adesso|cambia|sobretaxa|imposto|entao|agora|muda|надбавк\p{L}*|сбор|налог|пересчита\p{L}*|тогда|теперь|меняет\p{L}*|附加税|印花税|税|重新|再算|那|现在|追加税|印紙税|計算し直|もう一度|変わ|추가세|인지세|세금|다시|그러면|그럼|바뀌|رسوم|ضريب\p{L}*|احسب\p{L}*|من جديد|الآن|يتغير|सरचार्ज|ड्यूटी|टैक्स|दोबारा|फिर|अब|बदल/u;

const isSameBuyers = (buyers: ReturnType<typeof foreignBuyers>, args: ToolArguments): boolean =>
  (buyers.foreign ?? false) === (args.foreign === true) &&
  buyers.foreignSharePercent === args.foreignSharePercent;

/** 'No, I said I'm PR', of a duty with the surcharge: the same sum for who they are; null where it rested on that. */
export const statusPutRight = (heard: Understanding, before: DialogueState): Call | null => {
  const { last } = before;
  if (last === null || !OF_WHO_BUYS.has(last.tool) || heard.money.length > 0) return null;
  const buyers = foreignBuyers(buyersAfter(heard, before));
  const saysWho = foreignIn(heard) !== null || partnerForeignAfter(heard, null) !== null;
  const firstHome = firstHomeIn(heard) ?? last.arguments.firstHome === true;
  const isOther =
    (saysWho && !isSameBuyers(buyers, last.arguments)) || firstHome !== (last.arguments.firstHome === true);
  if (!isOther) return null;
  if (askingClauses(heard.text).some((clause) => !OF_THE_SUM.test(plainText(clause)))) return null;
  const { foreign: _, foreignSharePercent: __, firstHome: ___, ...rest } = last.arguments;
  return { tool: last.tool, arguments: { ...rest, ...buyers, ...(firstHome ? { firstHome } : {}) } };
};
