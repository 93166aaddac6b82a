import type { FactorImpact } from '@propguard/rules/lead-scoring/score-factors';
import { inEnglish } from '@propguard/rules/messages/in-english';

const leads = (count: number) => inEnglish('{count, plural, one {# lead} other {# leads}}', { count });
const impacts: Record<FactorImpact, string> = { high: 'High', medium: 'Medium', low: 'Low' };

export const text = {
  title: 'Intelligent Lead Scoring',
  description: 'How likely each lead is to go ahead, out of 100, and why. Clients never see a score.',
  tabs: {
    overview: 'Overview',
    leads: 'Leads',
    details: 'Lead Details',
    model: 'Scoring Model',
  },
  loading: 'Reading the scores',
  failed: 'We couldn’t load the scores',
  leads,

  figures: 'Leads by temperature',
  hot: 'Hot leads',
  warm: 'Warm leads',
  cold: 'Cold leads',
  average: 'Average score',
  hotNote: '80 and above',
  warmNote: '60 to 79',
  coldNote: (cool: number) => inEnglish('below 60, {cool, number} of them cool', { cool }),
  averageNote: (scored: number) => `of ${leads(scored)}`,
  histogram: 'Leads by score',
  bar: (from: number, to: number, count: number) => `${from} to ${to}: ${leads(count)}`,
  emptyTitle: 'No leads scored yet',
  empty: 'A lead is scored as soon as it comes in, and again whenever something happens with it.',

  all: 'All',
  filter: 'Temperature',
  unassigned: 'Unassigned',
  noName: 'Name not known',
  agent: (name: string) => `Agent: ${name}`,
  lastActivity: (when: string) => `Last activity ${when}`,
  noActivity: 'No activity yet',
  more: 'Next page',
  first: 'First page',
  noneInBand: 'No leads in this band.',

  choose: 'Choose a lead',
  chooseHint: 'Select one under Leads to see what its score is made of.',
  toLeads: 'Go to Leads',
  history: 'Score over time',
  historyEntry: (score: number, version: string) => `${score}, model ${version}`,
  happened: 'What counts for engagement',
  happenedNone: 'Nothing they’ve done counts at the moment.',
  points: (points: string) => `${points} points left`,

  model: 'Model',
  version: (version: string) => `Version ${version}`,
  accuracy: 'Accuracy',
  accuracyOf: (share: number, decided: number) =>
    inEnglish('{share, number, percent} of {decided, plural, one {# decided lead} other {# decided leads}}', {
      share,
      decided,
    }),
  accuracyFew: (decided: number) =>
    inEnglish(
      '{decided, plural, =0 {No leads decided yet} one {# lead decided} other {# leads decided}}; we show a rate from 30.',
      { decided },
    ),
  weights: 'Weights',
  weightOf: (factor: string) => `${factor}, percent`,
  impact: (impact: FactorImpact) => `${impacts[impact]} impact`,
  sum: (total: number) => `Together ${total}%`,
  sumWrong: (total: number) => `Together ${total}%. They must add up to 100%.`,
  whole: 'Enter a whole number from 0 to 100.',
  preset: 'Start from',
  current: 'As they are now',
  note: 'Why',
  noteHint: 'Kept with the version.',
  preview: 'See what would change',
  previewing: 'Working it out',
  save: 'Save as new version',
  saving: 'Saving',
  saved: (version: string) => `Version ${version} is live. We’re rescoring every lead.`,
  notSaved: 'We couldn’t save the model',
  readOnly: 'An owner or admin can change the weights.',

  previewTitle: 'What would change',
  noChange: (count: number) => `None of ${leads(count)} would change band.`,
  changes: (changed: number, count: number) =>
    inEnglish('{changed, number} of {of} would change band.', { changed, of: leads(count) }),
  move: (from: string, to: string) => `${from} to ${to}`,
  examples: 'Biggest moves',
  example: (from: number, to: number) => `${from} to ${to}`,

  versions: 'Versions',
  versionsHint: 'Going back brings those weights back, as a new version.',
  holds: 'In use now',
  firstVersion: 'What every workspace starts with',
  restored: (version: string) => `Back to ${version}`,
  byWhen: (name: string | null, when: string) => (name ? `${name}, ${when}` : when),
  goBack: 'Go back',
  goBackTo: (version: string) => `Go back to version ${version}`,
  goBackTitle: (version: string) => `Go back to version ${version}?`,
  goBackText: 'Its weights become a new version, and every lead is scored again. Nothing is lost.',
  notGoneBack: 'We couldn’t change the model',
};
