import { asksFirst, definitionOf } from '../tools/definitions.ts';
import type { Understanding } from '../understanding/understand.ts';
import { missingArgument } from './missing-argument.ts';
import { choicesOf } from './place-text.ts';
import type { Call, Decision } from './state.ts';

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
    const subject = definitionOf(call.tool).place;
    return { kind: 'ask', call, missing: subject, choices: choicesOf(unclear), unknown: null };
  }
  return asksFirst(call.tool) ? { kind: 'confirm', call } : { kind: 'call', call };
};
