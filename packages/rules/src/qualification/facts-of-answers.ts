import type { LeadFinancing, LeadIntent, LeadTimeline } from '../leads/facts.ts';
import { LEAD_FINANCINGS, LEAD_TIMELINES } from '../leads/facts.ts';
import { PROPERTY_TYPES, type PropertyType } from '../properties/property-types.ts';
import type { Answers } from './flow.ts';

export type AnsweredFacts = {
  intent: LeadIntent;
  budgetMin?: number | null;
  budgetMax?: number | null;
  timeline?: LeadTimeline;
  financing?: LeadFinancing;
  propertyTypes?: PropertyType[];
  locations?: string[];
};

const amongst = <Of extends string>(known: readonly Of[], given: unknown): Of | undefined =>
  known.find((one) => one === given);

/** What the answers say of the lead, in the facts that its score is made of. */
export const factsOfAnswers = (flow: LeadIntent, answers: Answers): AnsweredFacts => {
  const { budget, propertyType, areas } = answers;
  const timeline = amongst(LEAD_TIMELINES, answers.timeline);
  const financing = amongst(LEAD_FINANCINGS, answers.financing);
  return {
    intent: flow,
    ...(budget && typeof budget === 'object' && !Array.isArray(budget)
      ? { budgetMin: budget.min, budgetMax: budget.max }
      : {}),
    ...(timeline && { timeline }),
    ...(financing && { financing }),
    ...(Array.isArray(propertyType) && {
      propertyTypes: PROPERTY_TYPES.filter((type) => propertyType.includes(type)),
    }),
    ...(Array.isArray(areas) && { locations: areas }),
  };
};
