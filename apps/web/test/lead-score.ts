import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { SCORE_FACTORS } from '@propguard/rules/lead-scoring/score-factors';

const AT = '2026-11-16T00:00:00Z';

/** The anatomy of a hot lead's score. */
export const aLeadScore = (id: string): LeadScore => ({
  leadId: id,
  score: 82,
  band: 'hot',
  total: 82.1,
  modelVersion: '2.1.3',
  scoredAt: AT,
  leavesBandAt: '2026-11-20T00:00:00Z',
  parts: SCORE_FACTORS.map((factor) => ({
    factor,
    state: factor === 'companySize' ? 'not-applicable' : factor === 'timeline' ? 'unknown' : 'known',
    fulfilment: 50,
    most: 12,
    points: 6,
  })),
  evidence: {
    happened: [{ activityId: id, kind: 'message-received', at: AT, points: 3.5 }],
    reach: { found: 3, of: 4 },
    financing: 'pre-approved',
    timeline: null,
    timelineSaidAt: null,
    locations: { found: 1, of: 2 },
    propertyTypes: { found: 1, of: 1 },
    companySize: null,
    decisionMaker: 'together',
    urgency: { rowId: id, row: 'touch', kind: 'form', at: AT },
  },
  presets: [
    { preset: 'detailed', score: 82 },
    { preset: 'showcase', score: 77 },
    { preset: 'qualification', score: 64 },
  ],
  history: [{ at: AT, score: 82, band: 'hot', modelVersion: '2.1.3' }],
});
