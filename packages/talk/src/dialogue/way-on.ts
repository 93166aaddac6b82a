import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { wishPhrasesOf } from '../answers/listings/wish-phrases.ts';
import { DROPPABLE_WISHES, type Droppable } from '../tools/near-miss.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';

const bare = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

type WayOn = Droppable | 'nearby' | 'alert';
let ways: Map<string, WayOn> | null = null;
/** Every text that is offered where a search finds nothing, and what it stands for; made when it is first needed. */
const waysOn = (): Map<string, WayOn> => {
  ways ??= new Map(
    ASSISTANT_LANGUAGES.flatMap((language) => {
      const { any, nearby, alert } = wishPhrasesOf(language);
      return Object.entries({ ...any, nearby, alert }).map(([way, text]): [string, WayOn] => [
        bare(text),
        way as WayOn,
      ]);
    }),
  );
  return ways;
};

/** What was offered after a search, taken up word for word: it does what it says, whatever its words could mean else. */
export const wayOnCall = ({ text }: Understanding, { search }: DialogueState): Call | null => {
  const way = search && waysOn().get(bare(text));
  if (!search || !way) return null;
  if (way === 'alert') return { tool: 'save_search', arguments: search.arguments };
  if (way === 'nearby') return { tool: search.tool, arguments: { ...search.arguments, nearby: true } };
  const dropped: readonly string[] = DROPPABLE_WISHES[way];
  const left = Object.entries(search.arguments).filter(([name]) => !dropped.includes(name));
  return { tool: search.tool, arguments: Object.fromEntries(left) };
};
