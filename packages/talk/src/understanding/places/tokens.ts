import { searchForm } from '@propguard/rules/places/search-form';
import { isState, STATE_NAMES, STATES, type State } from '@propguard/rules/places/states';
import type { Span } from './place-mention.ts';

export type Token = Span & { form: string; isCapital: boolean };
export type Text = { text: string; tokens: Token[]; isShouted: boolean };

const WORD = /[A-Za-zÀ-ÖØ-öø-ÿ0-9]+(?:['’.-][A-Za-zÀ-ÖØ-öø-ÿ0-9]+)*/g;

export const tokenise = (text: string): Text => {
  const tokens = [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    // 'Bondi's' is of Bondi.
    form: searchForm(match[0].replace(/['’]s$/i, '')),
    isCapital: /^[A-ZÀ-Ö]/.test(match[0]),
  }));
  const letters = text.replace(/[^A-Za-z]/g, '');
  return { text, tokens, isShouted: letters.length > 4 && letters === letters.toUpperCase() };
};

export const stateOf = (form: string): State | null => {
  const upper = form.toUpperCase();
  return isState(upper) ? upper : null;
};
/** In the words of their whole names. */
export const LONG_STATES: readonly [words: readonly string[], state: State][] = STATES.map((state) => [
  searchForm(STATE_NAMES[state]).split(' '),
  state,
]);

export type Qualifier = { state: State | null; postcode: string | null };

/** What follows a name and says which of that name it is: a state, a postcode, or both. */
export const qualifierAfter = (
  { text, tokens }: Text,
  at: number,
): Qualifier & { end: number; next: number } => {
  let state: State | null = null;
  let postcode: string | null = null;
  let next = at;
  let end = tokens[at - 1]?.end ?? 0;
  for (let step = 0; step < 2; step++) {
    const token = tokens[next];
    if (!token || !/^[\s,(]*(?:in\s+)?$/.test(text.slice(end, token.start))) break;
    const long = LONG_STATES.find(([words]) =>
      words.every((word, offset) => tokens[next + offset]?.form === word),
    );
    const short = stateOf(token.form);
    if (!state && (short || long)) {
      state = short ?? long?.[1] ?? null;
      next += short ? 1 : (long?.[0].length ?? 1);
    } else if (!postcode && /^\d{4}$/.test(token.form)) {
      postcode = token.form;
      next += 1;
    } else break;
    end = tokens[next - 1]?.end ?? end;
  }
  return { state, postcode, end, next };
};
