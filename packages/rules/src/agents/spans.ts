/** Hours as they are written down, and what is wrong with them; what they mean on a day is in working-hours.ts. */
/** From Monday, 1, to Sunday, 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const AGENTS_PER_WORKSPACE = 200;
export const EXCEPTIONS_PER_AGENT = 200;
export const SPANS_PER_DAY = 6;
/** Conversations or appointments at once. */
export const CAPACITY_MAX = 100;
export const USUAL_CAPACITY = 5;
export const DAY_END = '24:00';

/** '09:00' to '17:30'; an end of '24:00' is the end of the day. */
export type Span = { from: string; to: string };
export type WeekSpan = Span & { day: number };
/** On these days, the last included, these hours in the place of the week's. None: away. */
export type HoursException = { from: string; to: string; hours: readonly Span[] };
export type WorkingTimes = {
  zone: string;
  hours: readonly WeekSpan[];
  exceptions: readonly HoursException[];
};

/** The first span that ends before it begins or begins before the one before it has ended. */
export const wrongSpan = (spans: readonly Span[]): number | null => {
  const inOrder = spans
    .map((span, position) => ({ ...span, position }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const wrong = inOrder.find(({ from, to }, at) => from >= to || from < (inOrder[at - 1]?.to ?? ''));
  return wrong?.position ?? null;
};
