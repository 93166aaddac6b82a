import { textOf } from '../dialogue/state.ts';
import type { Composer } from './composed.ts';
import { handedOverSaid } from './handed-over.ts';

/** The article of the help that says what the assistant can do. */
export const ABILITIES_ARTICLE = 'what-can-you-do';

type Help = { articles: { id: string; title: string; text: string }[] };

export const composeHelp: Composer<Help> = ({ articles }, { say, language }) => {
  const [first] = articles;
  // What it can do is said in every language; the other articles are in English.
  if (first?.id === ABILITIES_ARTICLE && language !== 'en')
    return {
      title: say.suggest.abilities,
      facts: [],
      items: [],
      notes: [],
      sentences: [say.abilities],
      suggestions: [say.suggest.borrow, say.suggest.person],
    };
  return {
    title: first?.title ?? say.tools.help,
    facts: [],
    items: articles.map(({ title, text }) => ({ title, text, link: null })),
    notes: [],
    sentences: first ? [first.text] : [say.helpNone],
    suggestions: [say.suggest.abilities, say.suggest.person],
  };
};

export const composeHandOver: Composer<Record<string, unknown>> = (_, voice, { arguments: args }) => ({
  title: voice.say.tools.hand_over,
  facts: [],
  items: [],
  notes: [],
  sentences: [handedOverSaid(textOf(args.reason), voice)],
  suggestions: [],
});

export const composeReport: Composer<{ address: string }> = ({ address: place }, { say, show }) => ({
  title: place,
  facts: [],
  items: [],
  notes: [],
  sentences: [show.say(say.reportReady, { place })],
  suggestions: [say.suggest.why],
});

type Certificate = { reference: string; state: 'valid' | 'unknown' | 'revoked' | 'invalid' };

export const composeCertificate: Composer<Certificate> = ({ reference, state }, { say, show }) => {
  const states: Partial<Record<Certificate['state'], string>> = say.certificateStates;
  const phrases = {
    valid: say.certificateValid,
    unknown: say.certificateUnknown,
    revoked: say.certificateInvalid,
    invalid: say.certificateInvalid,
  };
  return {
    title: reference,
    facts: [],
    items: [],
    notes: [],
    sentences: [show.say(phrases[state], { reference, state: states[state] ?? '' })],
    suggestions: [],
  };
};

type Usage = { plan: string; used: number; limit: number | null };

export const composeUsage: Composer<Usage> = ({ plan, used, limit }, { say, show }) => ({
  title: plan,
  facts: [],
  items: [],
  notes: [],
  sentences: [
    show.say(say.planIs, { plan }),
    ...(limit === null
      ? []
      : [show.say(say.planLeft, { number: limit, used: show.number(used), limit: show.number(limit) })]),
  ],
  suggestions: [],
});
