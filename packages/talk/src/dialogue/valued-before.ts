import type { Valued } from '../answers/composed.ts';
import { type Decision, type DialogueState, type ToolArguments, textOf } from './state.ts';

/** 'Can I use your figure for probate?': the figure was told, and is not told again beside what it is good for. */
export const withoutToldValue = (decision: Decision, { address, figures, last }: DialogueState): Decision =>
  decision.kind === 'call' &&
  decision.call.tool === 'assess' &&
  decision.topics?.includes('courtUse') &&
  decision.call.arguments.onDay === undefined &&
  last?.tool === 'assess' &&
  decision.call.arguments.address === address &&
  figures.valueAud !== undefined
    ? { kind: 'tell', topics: decision.topics }
    : decision;

const FACTS = ['propertyType', 'bedrooms', 'bathrooms', 'carSpaces', 'landSqm', 'yearBuilt'];

const valuedIn = ({ valueAud, lowAud, highAud }: Readonly<Record<string, unknown>>): Valued | null =>
  typeof valueAud === 'number' && typeof lowAud === 'number' && typeof highAud === 'number'
    ? { valueAud, lowAud, highAud }
    : null;

/** The last value that was told of a home, whatever was spoken of since, and what it was told with. */
const lastValuation = (
  address: string,
  { last, figures, toldAnswers }: DialogueState,
): { with: ToolArguments; valued: Valued | null } | null => {
  const isOf = (tool: string, args: ToolArguments): boolean =>
    tool === 'assess' && args.onDay === undefined && textOf(args.address) === address;
  if (last && isOf(last.tool, last.arguments)) return { with: last.arguments, valued: valuedIn(figures) };
  const told = toldAnswers.findLast(({ tool, arguments: args }) => isOf(tool, args));
  return told ? { with: told.arguments, valued: valuedIn(told.result) } : null;
};

/** What the same home was valued at with other facts, and which are new; null where it is another, or nothing more was told. */
export const valuedBefore = (decision: Decision, before: DialogueState): Valued | null => {
  if (decision.kind !== 'call' || decision.call.tool !== 'assess') return null;
  const { arguments: args } = decision.call;
  if (args.onDay !== undefined) return null;
  const earlier = lastValuation(textOf(args.address), before);
  if (!earlier?.valued) return null;
  const isMore = Object.keys(args).some((name) => args[name] !== earlier.with[name]);
  if (!isMore) return null;
  const added = Object.fromEntries(
    FACTS.flatMap((name) =>
      args[name] !== undefined && args[name] !== earlier.with[name] ? [[name, args[name]]] : [],
    ),
  );
  return { ...earlier.valued, added };
};
