import { asksFirst, definitionOf } from '../tools/definitions.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { LMI } from './asked-sum-words.ts';
import { missingArgument } from './missing-argument.ts';
import { choicesOf } from './place-text.ts';
import type { Call, Decision } from './state.ts';

/** A loan that was asked for once is not asked for again by itself. */
const withoutWanted = ({ money }: Understanding, call: Call): Call => {
  const { wantedAud, ...others } = call.arguments;
  return call.tool !== 'borrowing_power' ||
    wantedAud === undefined ||
    money.some(({ aud }) => aud === wantedAud)
    ? call
    : { tool: call.tool, arguments: others };
};

/** Whoever asks for the LVR is told it, though insurance was asked about before. */
const withoutInsurance = ({ concepts, text }: Understanding, call: Call): Call => {
  if (call.tool !== 'lvr' || !concepts.has('lvr') || LMI.test(plainText(text))) return call;
  const { insurance: _, ...others } = call.arguments;
  return { tool: call.tool, arguments: others };
};

/** A call that can be made is made or proposed; one that lacks something is asked about. */
export const toCall = (heard: Understanding, given: Call): Decision => {
  const { places } = heard;
  const call = withoutWanted(heard, withoutInsurance(heard, given));
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
