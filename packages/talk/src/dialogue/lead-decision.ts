import { MEMBER_TOOLS, type MemberTool } from '@propguard/rules/assistant/tools';
import { asksFirst } from '../tools/definitions.ts';
import type { Understanding } from '../understanding/understand.ts';
import { leadWishOf } from './lead-words.ts';
import { missingArgument } from './missing-argument.ts';
import type { Signs } from './signs.ts';
import type { Call, Decision, DialogueState } from './state.ts';

/** As long as a lead can be looked for. */
const NAME_MAX = 100;

const isMemberTool = (tool: string): tool is MemberTool => (MEMBER_TOOLS as readonly string[]).includes(tool);

/** Names are no places: a lead called Croydon is not asked about the suburb. */
const decided = (call: Call): Decision => {
  const missing = missingArgument(call.tool, call.arguments);
  if (missing) return { kind: 'ask', call, missing, choices: [], unknown: null };
  return asksFirst(call.tool) ? { kind: 'confirm', call } : { kind: 'call', call };
};

const given = (person: string | null, note: string | null) => ({
  ...(person === null ? {} : { person }),
  ...(note === null ? {} : { note }),
});

/** What a member asks of leads, or answers when we asked whom or what they mean. Known by its words alone. */
export const leadDecision = (
  { text, language, words }: Understanding,
  signs: Signs,
  { pending, action }: DialogueState,
): Decision | null => {
  if (action) return null;
  const wish = leadWishOf(text, language);
  // 'Acting for a client who would like to see …' names nobody.
  const isName = (wish?.person?.length ?? 0) <= NAME_MAX;
  if (wish && isName) return decided({ tool: wish.tool, arguments: given(wish.person, wish.note) });
  if (!pending || !isMemberTool(pending.tool)) return null;
  if (signs.has('no') && words <= 2) return { kind: 'drop' };
  return decided({ tool: pending.tool, arguments: { ...pending.arguments, [pending.missing]: text.trim() } });
};
