import type { DecisionMaker, LeadFinancing, LeadTimeline } from '../leads/facts.ts';

/** When they want to move, with its score of 10 (OPS-QUAL-05) and after how many months that is over. */
export const ABOUT_TIMELINE: Record<
  LeadTimeline,
  { label: string; score: number; endsAfterMonths: number | null }
> = {
  immediately: { label: 'Immediately', score: 10, endsAfterMonths: 1 },
  '3-months': { label: 'Next 3 months', score: 8, endsAfterMonths: 3 },
  '3-6-months': { label: '3-6 months', score: 6, endsAfterMonths: 6 },
  '6-months-plus': { label: '6+ months', score: 4, endsAfterMonths: null },
};

/** How they will pay, with its score of 10 (OPS-QUAL-06). */
export const ABOUT_FINANCING: Record<LeadFinancing, { label: string; score: number }> = {
  cash: { label: 'Cash buyer', score: 10 },
  'pre-approved': { label: 'Pre-approved', score: 9 },
  'pre-qualified': { label: 'Pre-qualified', score: 7 },
  'needs-help': { label: 'Needs help', score: 5 },
};

/** Who decides, of 100. */
export const ABOUT_DECISION: Record<DecisionMaker, { label: string; score: number }> = {
  alone: { label: 'I decide', score: 100 },
  together: { label: 'We decide together', score: 90 },
  'somebody-else': { label: 'Someone else decides', score: 20 },
};

/** From how many people a company counts so much, of 100. */
const COMPANY_STEPS = [
  [200, 100],
  [20, 80],
  [5, 60],
] as const;
const SMALLEST_COMPANY = 40;
export const companySizeScore = (people: number): number =>
  COMPANY_STEPS.find(([from]) => people >= from)?.[1] ?? SMALLEST_COMPANY;
