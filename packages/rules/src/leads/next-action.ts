import type { ScoreBand } from './facts.ts';
import type { LeadStatus } from './pipeline.ts';

/** What could be done for a lead, in the order in which it is looked at. */
const NEXT_ACTIONS = ['answer', 'do-task', 'follow-up', 'qualify', 'book', 'send-homes', 'call'] as const;
type NextAction = (typeof NEXT_ACTIONS)[number];

/** Why it cannot be done now. */
type Barrier = 'no-phone' | 'hours' | 'consent' | 'no-email';

export type LeadStanding = {
  status: LeadStatus;
  band: ScoreBand | null;
  /** Until when somebody is to answer; null: somebody has. */
  responseDueAt: Date | null;
  nextFollowUpAt: Date | null;
  lastContactAt: Date | null;
  /** The earliest that is still open. */
  task: { title: string; dueAt: Date | null } | null;
  /** Questions of their flow that nobody has answered; null: nobody knows what they want. */
  openQuestions: number | null;
  hasAppointment: boolean;
  /** Homes that fit without a miss. */
  homes: number;
  canBeCalled: { phone: boolean; hours: boolean; consent: boolean };
  canBeMailed: boolean;
};

export type PossibleAction = { action: NextAction; by: Date | null; barrier: Barrier | null };

const DAY_MS = 86_400_000;
/** A lead that is worth calling and has not been spoken with for so long. */
const QUIET_DAYS = { hot: 2, warm: 7 } as const;

const barrierToCall = ({ canBeCalled }: LeadStanding): Barrier | null => {
  if (!canBeCalled.phone) return 'no-phone';
  if (!canBeCalled.consent) return 'consent';
  return canBeCalled.hours ? null : 'hours';
};

const isQuiet = ({ band, lastContactAt }: LeadStanding, now: Date): boolean => {
  if (band !== 'hot' && band !== 'warm') return false;
  return lastContactAt === null || now.getTime() - lastContactAt.getTime() > QUIET_DAYS[band] * DAY_MS;
};

const isSoon = (at: Date | null, now: Date): boolean => at !== null && at.getTime() <= now.getTime() + DAY_MS;

/**
 * What to do for a lead, the first thing first, each with its reason in what is known: a promise that is due, an agreed
 * time, what nobody has asked yet. What cannot be done now comes last and says why. Closed and lost leads need nothing.
 */
export const nextActions = (lead: LeadStanding, now: Date): PossibleAction[] => {
  if (lead.status === 'closed' || lead.status === 'lost') return [];
  const isEarly = lead.status === 'new' || lead.status === 'contacted';
  const found: Record<NextAction, PossibleAction | null> = {
    answer: lead.responseDueAt && { action: 'answer', by: lead.responseDueAt, barrier: null },
    'do-task':
      lead.task && isSoon(lead.task.dueAt, now)
        ? { action: 'do-task', by: lead.task.dueAt, barrier: null }
        : null,
    'follow-up': isSoon(lead.nextFollowUpAt, now)
      ? { action: 'follow-up', by: lead.nextFollowUpAt, barrier: null }
      : null,
    qualify: lead.openQuestions === 0 ? null : { action: 'qualify', by: null, barrier: null },
    book: !isEarly && !lead.hasAppointment ? { action: 'book', by: null, barrier: null } : null,
    'send-homes':
      lead.homes > 0
        ? { action: 'send-homes', by: null, barrier: lead.canBeMailed ? null : 'no-email' }
        : null,
    call: isQuiet(lead, now) ? { action: 'call', by: null, barrier: barrierToCall(lead) } : null,
  };
  const possible = NEXT_ACTIONS.flatMap((action) => found[action] ?? []);
  return [
    ...possible.filter(({ barrier }) => barrier === null),
    ...possible.filter(({ barrier }) => barrier !== null),
  ];
};
