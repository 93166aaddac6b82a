import { asksFirst } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { missingArgument } from './missing-argument.ts';
import { choicesOf } from './place-text.ts';
import type { Call, Decision } from './state.ts';

/** What the place is called in each; an address in all others. */
const SUBJECT_OF: Readonly<Partial<Record<Call['tool'], string>>> = {
  market: 'location',
  compare: 'subjects',
  search_listings: 'locality',
};

/** A call that can be made is made or proposed; one that lacks something is asked about. */
export const toCall = ({ places }: Understanding, call: Call): Decision => {
  const unclear = places.find((place) => choicesOf(place).length > 0);
  const missing = missingArgument(call.tool, call.arguments);
  const unknown = places.find(({ kind }) => kind === 'unknown');
  if (missing)
    return {
      kind: 'ask',
      call,
      missing,
      choices: [],
      unknown: unknown?.kind === 'unknown' ? unknown.name : null,
    };
  if (unclear) {
    const subject = SUBJECT_OF[call.tool] ?? 'address';
    return { kind: 'ask', call, missing: subject, choices: choicesOf(unclear), unknown: null };
  }
  return asksFirst(call.tool) ? { kind: 'confirm', call } : { kind: 'call', call };
};
