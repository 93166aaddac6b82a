import type { Understanding } from '../understanding/understand.ts';
import { choiceNamed } from './choice-named.ts';
import { fillArguments } from './fill-arguments.ts';
import { missingArgument } from './missing-argument.ts';
import { isSubject } from './place-text.ts';
import type { Call, DialogueState, ToolArguments } from './state.ts';

const SUBJECT_ARGUMENTS = ['address', 'location', 'locality', 'subjects'];
const MONEY_ARGUMENTS = ['loanAud', 'valueAud', 'incomeAud', 'depositAud'];

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|1)\b/,
  /\b(?:second|2nd|2)\b/,
  /\b(?:third|3rd|3)\b/,
  /\b(?:fourth|4th|4)\b/,
];

const stateSaid = ({ places }: Understanding): string | null => {
  for (const place of places) {
    if (place.kind === 'state') return place.state;
    if (place.kind === 'city') return place.city.state;
  }
  return null;
};

/** Which of the places offered is meant: by its state, its city, its postcode or its place in the list. */
const chosenOf = (heard: Understanding, choices: readonly string[]): string | undefined => {
  const { places, rest, text } = heard;
  const state = stateSaid(heard);
  if (state) {
    const inState = choices.filter((choice) => choice.includes(` ${state}`));
    if (inState.length === 1) return inState[0];
  }
  const postcode = choices.find((choice) => text.includes(choice.slice(-4)));
  if (postcode) return postcode;
  const named = choiceNamed(text, choices);
  if (named) return named;
  if (places.some(isSubject)) return undefined;
  return choices.find((_, at) => ORDINALS[at]?.test(rest));
};

const withChoice = ({ subjects }: ToolArguments, chosen: string): string[] => {
  const [name = ''] = chosen.split(/ [A-Z]{2,3} /);
  return ((subjects as string[] | undefined) ?? []).map((subject) =>
    subject.startsWith(name) ? chosen : subject,
  );
};

const filledMore = (filled: ToolArguments, known: ToolArguments): boolean =>
  Object.keys(filled).length > Object.keys(known).length;

/** Asked for an amount, '95' is ninety-five thousand. */
const bareAmount = (text: string): number | null => {
  const found = /^\D*(\d{2,7})\D*$/.exec(text)?.[1];
  const amount = Number(found);
  return found === undefined ? null : amount < 1000 ? amount * 1000 : amount;
};

const amountFor = (
  heard: Understanding,
  { tool, arguments: known }: Call,
  missing: string,
  filled: ToolArguments,
): Call | null => {
  if (missing === 'valueAud' && heard.places.some(isSubject)) return { tool, arguments: filled };
  const [amount] = heard.money;
  if (heard.changes.length > 0) return null;
  // 'At 90%' is a part of something, and no ninety thousand.
  if (!amount && heard.percentages.length > 0)
    return filledMore(filled, known) ? { tool, arguments: filled } : null;
  if (!amount) {
    const bare = bareAmount(heard.rest);
    return bare === null ? null : { tool, arguments: { ...known, [missing]: bare } };
  }
  const isRoled = filled[missing] !== undefined && filled[missing] !== known[missing];
  const yearly = missing === 'incomeAud' ? (amount.timesAYear ?? 1) : 1;
  const isComplete = isRoled || (filledMore(filled, known) && missingArgument(tool, filled) === null);
  return {
    tool,
    arguments: isComplete ? filled : { ...known, [missing]: Math.round(amount.aud * yearly) },
  };
};

/** The message as an answer to the one question that we asked. */
export const answerToQuestion = (heard: Understanding, before: DialogueState): Call | null => {
  const { pending } = before;
  // What a deal lacks is heard with all the rest of it.
  if (!pending || pending.tool === 'deal') return null;
  const { tool, missing, choices, arguments: known } = pending;
  const chosen = chosenOf(heard, choices);
  if (chosen)
    return {
      tool,
      arguments: { ...known, [missing]: missing === 'subjects' ? withChoice(known, chosen) : chosen },
    };
  const filled = fillArguments(tool, heard, before, known);
  if (SUBJECT_ARGUMENTS.includes(missing)) {
    if (heard.places.some(isSubject)) return { tool, arguments: filled };
    // What it says besides is kept, and the place is asked for again.
    return filledMore(filled, known) ? { tool, arguments: filled } : null;
  }
  if (MONEY_ARGUMENTS.includes(missing)) return amountFor(heard, pending, missing, filled);
  if (missing === 'reference') {
    const reference = heard.reference ?? /\b[\w-]*\d[\w-]*\b/.exec(heard.text)?.[0];
    return reference ? { tool, arguments: { ...filled, reference } } : null;
  }
  return missingArgument(tool, filled) === null ? { tool, arguments: filled } : null;
};
