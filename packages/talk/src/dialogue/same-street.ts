import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';

const LEAD =
  "(?:(?:and|now|ok|okay|oops|sorry|no|wait|actually|right|so|then|also|it'?s|it is|it was|i meant?|should be|what about|how about|what of|try|same for|do)[\\s,]*)*";
const HOME = String.raw`(?:the )?(?:neighbou?rs?|house|place|home|one|property)?\s*(?:(?:up|down) the (?:road|street) )?(?:at |in )?`;
const TAIL = String.raw`(?:,? (?:on|in|of|at|down|up) (?:the same|that|this|the) (?:street|road|building|block|complex|place|address|one))?(?:,? (?:and )?not (?:unit |number )?\d{1,4})?(?: (?:then|instead|please|too|as well))*\W*$`;
/** 'And number 5 on the same street?', 'it's unit 15, not 12', 'how about the neighbours at 2/50?'. */
const ANOTHER = new RegExp(
  String.raw`^${LEAD}${HOME}(?:(?:number|no\.?|#) ?(?<number>\d{1,4}[a-j]?)|(?:unit|apartment|apt|flat|villa|townhouse) ?(?<unit>\d{1,4}[a-j]?)|(?<both>\d{1,4}\/\d{1,4}))${TAIL}`,
);
const WITH_ADDRESS: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'explain_value',
  'comparables',
  'hazard',
  'report',
]);
const isHomeText = (name: string): boolean => /^\S*\d/.test(name) && name.includes(',');

/** '12/17 Devon Street' has unit 15 at 15/17, and number 19 at 19. */
const addressAt = (home: string, { number, unit, both }: Partial<Record<string, string>>): string | null => {
  if (unit) return home.replace(/^(?:[^\s/]+\/)?/, `${unit}/`);
  const instead = number ?? both;
  return instead === undefined ? null : home.replace(/^\S+(?=\s)/, instead);
};

/** The last question about a home, asked of another one in its street or building. */
export const sameStreetCall = ({ rest }: Understanding, { last, address }: DialogueState): Call | null => {
  if (!last || !address || !isHomeText(address) || !WITH_ADDRESS.has(last.tool)) return null;
  const another = addressAt(address, ANOTHER.exec(rest.trim())?.groups ?? {});
  if (another === null) return null;
  const { kinds } = last.arguments;
  return { tool: last.tool, arguments: { address: another, ...(kinds === undefined ? {} : { kinds }) } };
};
