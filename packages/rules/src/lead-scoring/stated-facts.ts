import type { LeadFinancing, LeadTimeline } from '../leads/facts.ts';
import { ABOUT_FINANCING, ABOUT_TIMELINE } from '../qualification/answers.ts';
import { addUtcMonths } from '../time/utc-months.ts';

/** How many of something there is, out of how many that were looked at. */
export type Share = { found: number; of: number };

const shareOf = ({ found, of }: Share): number => (100 * found) / of;

const REACH_PART = 3;
const FINANCING_PART = 2;

/**
 * The homes they look for that are within their budget, and how they pay: 3 to 2, as the qualification questions weigh
 * them (OPS-QUAL-04). What is not known of the two leaves it to the other.
 */
export const budgetOf = (reach: Share | null, financing: LeadFinancing | null): number | null => {
  const within = reach === null || reach.of === 0 ? null : shareOf(reach);
  const paid = financing === null ? null : ABOUT_FINANCING[financing].score * 10;
  if (within === null) return paid;
  if (paid === null) return within;
  return (REACH_PART * within + FINANCING_PART * paid) / (REACH_PART + FINANCING_PART);
};

export type SaidTimeline = { timeline: LeadTimeline; saidAt: number };

const LESS_EACH_MONTH = 20;
/** Nothing is left of any timeline after so many months past its end. */
const MOST_MONTHS_LATE = 5;

/** At any moment. Each of its steps down is found once, and only when it is asked for: a search asks a few dozen times. */
export const fadingTimeline = ({ timeline, saidAt }: SaidTimeline): ((at: number) => number) => {
  const { endsAfterMonths, score } = ABOUT_TIMELINE[timeline];
  const whole = score * 10;
  if (endsAfterMonths === null) return () => whole;
  const said = new Date(saidAt);
  const steps: number[] = [];
  /** Its end, and each month after it. */
  const stepOf = (late: number): number => {
    steps[late] ??= addUtcMonths(said, endsAfterMonths + late + 1).getTime();
    return steps[late];
  };
  return (at) => {
    let late = 0;
    while (late < MOST_MONTHS_LATE && stepOf(late) <= at) late += 1;
    return Math.max(0, whole - late * LESS_EACH_MONTH);
  };
};
export const timelineOf = (said: SaidTimeline, at: number): number => fadingTimeline(said)(at);

/** Unknown where nothing was wished for. */
export const wishesOf = (share: Share | null): number | null =>
  share === null || share.of === 0 ? null : shareOf(share);
