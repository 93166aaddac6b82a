import { cleanText } from '../understanding/clean-text.ts';
import { plainSumIn, type SumPart, workedOut } from '../understanding/plain-sum.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';

/** A number of ours without its unit has the one that it was told with: a value is dollars, its land square metres. */
const withUnitOfTalk = (part: SumPart, { answered, figures, homes, last }: DialogueState): SumPart => {
  if (typeof part !== 'object' || part.unit !== null) return part;
  const { value } = part;
  if (answered.some(({ aud }) => aud === value)) return { value, unit: 'aud' };
  const areas = [figures.landSqm, last?.arguments.landSqm, ...homes.map(({ landSqm }) => landSqm)];
  return areas.includes(value) ? { value, unit: 'sqm' } : part;
};

/** '647983 / 810': worked out as it stands. What was asked for may be answered by a sum: that is none of its own. */
export const plainSumCall = ({ text }: Understanding, before: DialogueState): Call | null => {
  if (before.pending !== null || before.action !== null) return null;
  const written = plainSumIn(cleanText(text));
  if (!written) return null;
  const told = written.map((part) => withUnitOfTalk(part, before));
  // Units of the talk that make no sense together are those of something else.
  const parts = workedOut(told) ? told : written;
  return workedOut(parts) ? { tool: 'quick_sum', arguments: { sum: 'plain', parts } } : null;
};

/** The numbers of a sum are no facts of a deal. */
export const isPlainSum = ({ tool, arguments: args }: Call): boolean =>
  tool === 'quick_sum' && args.sum === 'plain';
