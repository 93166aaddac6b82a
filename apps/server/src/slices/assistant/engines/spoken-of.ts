import { COMPARED_MAX } from '@propguard/rules/assistant/limits';
import { isState } from '@propguard/rules/places/states';
import { toldAfter } from '@propguard/talk/dialogue/account/told-answers';
import { answeredAfter } from '@propguard/talk/dialogue/answered-figures';
import { figuresIn, listedIn, rememberLoan, visitedWith } from '@propguard/talk/dialogue/remember';
import type { Call, DialogueState } from '@propguard/talk/dialogue/state';
import type { Found } from '@propguard/talk/tools/found';

const stateIn = (text: string | null, earlier: DialogueState['state']): DialogueState['state'] => {
  const found = text?.match(/\b[A-Z]{2,3}\b/g)?.find((word) => isState(word));
  return found && isState(found) ? found : earlier;
};

/** Where a purchase was worked out, it is spoken of from then on. */
const stateOf = (tool: Call['tool'], { state }: Call['arguments']): DialogueState['state'] =>
  (tool === 'deal' || tool === 'upfront_costs') && typeof state === 'string' && isState(state) ? state : null;

/** The rooms of a home are those of the home until another is spoken of. */
const figuresOf = (
  { address, figures }: DialogueState,
  subject: Found['subject'],
  result: Found['result'],
): DialogueState['figures'] => ({
  ...(subject === null || subject.address === address ? figures : {}),
  ...figuresIn(result),
});

/** As many as somebody scrolls back to. */
const SHOWN_MAX = 30;
const shownAfter = (before: readonly string[], listed: readonly { name: string }[]): string[] => {
  const names = listed.map(({ name }) => name);
  return [...before.filter((name) => !names.includes(name)), ...names].slice(-SHOWN_MAX);
};

export const spokenOf = (
  before: DialogueState,
  { arguments: args, subject, result }: Found,
  tool: Call['tool'],
): Partial<DialogueState> => {
  const location = subject?.location ?? before.location;
  const listed = listedIn(tool, args, result);
  const onlyOne = tool === 'search_listings' && listed?.length === 1 ? (listed[0]?.name ?? null) : null;
  const compared = tool === 'compare' && listed ? listed.map(({ name }) => name) : [];
  const one = subject?.address ?? subject?.location;
  const named = compared.length > 0 ? compared : one ? [one] : [];
  return {
    recent: [...before.recent.filter((earlier) => !named.includes(earlier)), ...named].slice(-COMPARED_MAX),
    listed: listed ?? before.listed,
    shown: shownAfter(before.shown, tool === 'search_listings' ? (listed ?? []) : []),
    visited: visitedWith(before.visited, named, listed ?? [], result),
    figures: tool === 'help' ? before.figures : figuresOf(before, subject, result),
    answered: tool === 'help' ? before.answered : answeredAfter(before.answered, args, result),
    toldAnswers: toldAfter(before.toldAnswers, tool, args, result),
    figureMeant: null,
    search: tool === 'search_listings' ? { tool, arguments: args } : before.search,
    loan: rememberLoan(before.loan, args),
    last: tool === 'help' ? before.last : { tool, arguments: args },
    pending: tool === 'help' ? before.pending : null,
    location,
    // The only one that was found is the one that is spoken of now.
    address: onlyOne ?? (subject ? subject.address : before.address),
    state: stateIn(onlyOne ?? subject?.address ?? location, stateOf(tool, args) ?? before.state),
  };
};
