import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';

/** 'And number 5 on the same street?', 'now unit 2 in that building', 'how about the neighbours at number 6?'. */
const ANOTHER =
  /^(?:(?:and|now|ok|okay|right|so|then|also|what about|how about|what of|try|same for|do)[\s,]*)*(?:the )?(?:neighbou?rs?|house|place|home|one|property)?\s*(?:(?:up|down) the (?:road|street) )?(?:at |in )?(?:(number|no\.?|#)|(unit|apartment|apt|flat|villa|townhouse)) ?(\d{1,4}[a-j]?)(?:,? (?:on|in|of|at|down|up) (?:the same|that|this|the) (?:street|road|building|block|complex|place|address|one))?(?: (?:then|instead|please|too|as well))*\W*$/;
const WITH_ADDRESS: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'explain_value',
  'comparables',
  'hazard',
  'report',
]);
const isHomeText = (name: string): boolean => /^\S*\d/.test(name) && name.includes(',');

/** '12/17 Devon Street' has unit 15 at 15/17, and number 19 at 19. */
const addressAt = (home: string, unit: string | undefined, number: string): string =>
  unit ? home.replace(/^(?:[^\s/]+\/)?/, `${number}/`) : home.replace(/^\S+(?=\s)/, number);

/** The last question about a home, asked of another one in its street or building. */
export const sameStreetCall = ({ rest }: Understanding, { last, address }: DialogueState): Call | null => {
  const found = ANOTHER.exec(rest.trim());
  const [, , unit, number] = found ?? [];
  if (!number || !last || !address || !isHomeText(address) || !WITH_ADDRESS.has(last.tool)) return null;
  const { kinds } = last.arguments;
  return {
    tool: last.tool,
    arguments: { address: addressAt(address, unit, number), ...(kinds === undefined ? {} : { kinds }) },
  };
};
