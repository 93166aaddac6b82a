import { PRESET_NAMES } from '@propguard/rules/lead-scoring/scoring-models';
import type { ScoreBand } from '@propguard/rules/leads/facts';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { ABOUT_DECISION, ABOUT_FINANCING, ABOUT_TIMELINE } from '@propguard/rules/qualification/answers';

const bands: Record<ScoreBand, string> = { hot: 'Hot', warm: 'Warm', cool: 'Cool', cold: 'Cold' };
const DEEDS: Readonly<Record<string, string>> = {
  'message-received': 'They wrote',
  'hand-over-asked': 'It went to a person',
  interaction: 'You spoke with them',
  'appointment-booked': 'An appointment was made',
};
const happened = (count: number) =>
  inEnglish('{count, plural, one {# thing they did counts} other {# things they did count}}', { count });

export const text = {
  score: 'Score',
  bands,
  model: (version: string, when: string) => `Model ${version}, ${when}`,
  sum: (score: number) => `Score ${score} of 100, the sum of its parts`,
  of: (most: string) => `of ${most}`,
  total: 'Together',
  rounded: (score: number) => `rounded to ${score}`,
  leaves: (band: string, when: string) =>
    `Stays ${band.toLowerCase()} until ${when}, unless something happens.`,
  preset: (preset: keyof typeof PRESET_NAMES) => `Same facts, ${PRESET_NAMES[preset].toLowerCase()}`,
  unknown: 'Not known: counts 50',
  budgetUnknown: 'Not known, or no home to compare it with: counts 50',
  notAsked: {
    companySize: 'A private person: its weight goes to the others',
    budget: 'They’re selling: its weight goes to the others',
  },
  nothingYet: 'Nothing yet',
  happened,
  deed: (kind: string) => DEEDS[kind] ?? 'Something they did',
  reach: (found: number, of: number) =>
    inEnglish('{found, number} of {of, plural, one {# listing} other {# listings}} within budget', {
      found,
      of,
    }),
  financing: (financing: keyof typeof ABOUT_FINANCING) => ABOUT_FINANCING[financing].label,
  timeline: (timeline: keyof typeof ABOUT_TIMELINE, when: string) =>
    `${ABOUT_TIMELINE[timeline].label}, said ${when}`,
  places: (found: number, of: number) =>
    inEnglish('{found, number} of {of, plural, one {# suburb} other {# suburbs}} with homes', { found, of }),
  kinds: (found: number, of: number) =>
    inEnglish('{found, number} of {of, plural, one {# kind} other {# kinds}} of home on offer', {
      found,
      of,
    }),
  company: (people: number) =>
    inEnglish('{people, plural, one {# person works there} other {# people work there}}', { people }),
  decision: (decision: keyof typeof ABOUT_DECISION) => ABOUT_DECISION[decision].label,
  urgency: (what: string, when: string) => `${what}, ${when}`,
  urgencyKinds: {
    'message-received': 'Wrote',
    'hand-over-asked': 'Asked for a person',
    interaction: 'Spoke with you',
    'appointment-booked': 'Got an appointment',
    immediately: 'Wants to move immediately',
    enquiry: 'Enquired',
    form: 'Sent a form',
    assistant: 'Asked the assistant',
    api: 'Came from another system',
    'e-mail': 'Sent an email',
    booking: 'Booked a time',
  } as Readonly<Record<string, string>>,
  otherSign: 'Got in touch',
};
