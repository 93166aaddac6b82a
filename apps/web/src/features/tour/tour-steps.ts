import { SAMPLE_ADDRESS } from '../../parts/properties/sample-address.ts';
import { assessmentPath, questionPath } from '../../routes/analyse.ts';
import { SCREENS, screenAt } from '../../routes/route-table.ts';
import type { text } from './text.ts';

interface TourStep {
  id: keyof typeof text.steps;
  /** The path of its screen: a step whose screen does not exist is left out. */
  screen: string;
  pathFor: (assessmentId: string | null) => string;
  /** The part of the page that it speaks of, by the name that the part has. */
  region?: string;
}

const SAMPLE_SUBURB = 'Parramatta NSW 2150';

/** The tour's own assessment, or the question that makes it. */
const ofSample =
  (tab?: 'risk' | 'apra') =>
  (assessmentId: string | null): string =>
    assessmentId === null
      ? `${questionPath(SAMPLE_ADDRESS)}${tab ? `&tab=${tab}` : ''}`
      : assessmentPath(assessmentId, tab);

const at = (path: string) => ({ screen: path, pathFor: () => path });

const ALL_STEPS: readonly TourStep[] = [
  { id: 'search', ...at(SCREENS.search.path) },
  { id: 'value', screen: SCREENS.intelligence.path, pathFor: ofSample(), region: 'Valuation' },
  { id: 'reasons', screen: SCREENS.intelligence.path, pathFor: ofSample(), region: 'What makes the value' },
  {
    id: 'risk',
    screen: SCREENS.intelligence.path,
    pathFor: ofSample('risk'),
    region: 'Climate risk projections',
  },
  { id: 'apra', screen: SCREENS.intelligence.path, pathFor: ofSample('apra'), region: 'APRA Compliance' },
  {
    id: 'market',
    screen: SCREENS.marketAnalysis.path,
    pathFor: () =>
      `${SCREENS.marketAnalysis.path}?${new URLSearchParams({ location: SAMPLE_SUBURB, type: 'house' })}`,
  },
  { id: 'dashboard', ...at('/dashboard') },
  { id: 'blockchain', ...at('/blockchain') },
  { id: 'chat', ...at('/sensay') },
  { id: 'audit', ...at(SCREENS.auditTrail.path) },
];

export const TOUR_STEPS = ALL_STEPS.filter(({ screen }) => screenAt(screen) !== undefined);
