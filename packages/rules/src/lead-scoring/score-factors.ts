/** What a score is made of, in the order in which it is drawn (LEADS-SCORE-06 to -13). */
export const SCORE_FACTORS = [
  'engagement',
  'budget',
  'timeline',
  'location',
  'propertyType',
  'companySize',
  'decisionMaker',
  'urgency',
] as const;
export type ScoreFactor = (typeof SCORE_FACTORS)[number];

export type FactorImpact = 'high' | 'medium' | 'low';

type AboutFactor = { name: string; impact: FactorImpact; description: string };

export const ABOUT_FACTOR: Record<ScoreFactor, AboutFactor> = {
  engagement: {
    name: 'Engagement',
    impact: 'high',
    description: 'What they did lately: messages, calls, viewings. Half as much after 14 days.',
  },
  budget: {
    name: 'Budget',
    impact: 'high',
    description: 'How many of the homes they’re looking for are within their budget, and how they’ll pay.',
  },
  timeline: {
    name: 'Timeline',
    impact: 'medium',
    description: 'How soon they want to move. 20 points less for each month past what they said.',
  },
  location: {
    name: 'Location',
    impact: 'medium',
    description: 'The share of their suburbs where homes are listed, or were sold within 12 months.',
  },
  propertyType: {
    name: 'Property type',
    impact: 'medium',
    description: 'The share of the kinds of home they want that are listed, or were sold within 12 months.',
  },
  companySize: {
    name: 'Company size',
    impact: 'low',
    description:
      'How many people work at their company. For a private person, its weight goes to the others.',
  },
  decisionMaker: {
    name: 'Decision maker',
    impact: 'high',
    description: 'Whether they decide alone, with someone, or for someone.',
  },
  urgency: {
    name: 'Urgency',
    impact: 'medium',
    description: 'The last urgent thing they did. Half as much after 7 days.',
  },
};
