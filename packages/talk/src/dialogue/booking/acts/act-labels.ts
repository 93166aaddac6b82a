/** What people do at each point of arranging a viewing, as far as their words alone say it. */
export const ACTS = {
  /** The first message about a home. */
  opening: ['viewing', 'other'],
  /** Times were listed. */
  offered: [
    'pick-1',
    'pick-2',
    'pick-3',
    'pick-last',
    'pick-earliest',
    'pick-latest',
    'any',
    'others',
    'not-now',
    'aside',
    'other',
  ],
  /** One time was proposed, for somebody who is named. */
  confirm: ['yes', 'no', 'change-time', 'correct-contact', 'wait', 'aside', 'other'],
  /** It is booked. */
  after: ['move', 'cancel', 'recount', 'thanks', 'other'],
} as const;

export type ActStage = keyof typeof ACTS;
export type ActLabel = { [Stage in ActStage]: (typeof ACTS)[Stage][number] };
export const ACT_STAGES = Object.keys(ACTS) as ActStage[];
