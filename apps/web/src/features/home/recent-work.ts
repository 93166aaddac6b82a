import type { AssessmentSummary } from '@propguard/protocol/assessments';
import type { Conversation } from '@propguard/protocol/conversations';
import type { ReportSummary } from '@propguard/protocol/reports';
import { assessmentPath, reportPath } from '../../routes/analyse.ts';
import { assistantPath } from '../../routes/assist.ts';

export interface WorkItem {
  key: string;
  kind: 'assessment' | 'report' | 'conversation';
  title: string;
  path: string;
  at: string;
}

interface Work {
  assessments: readonly AssessmentSummary[];
  reports: readonly ReportSummary[];
  conversations: readonly Conversation[];
}

const MOST_SHOWN = 8;

type Place = Pick<AssessmentSummary, 'address' | 'locality'>;

/** A whole suburb has its own name for an address. */
export const isHome = ({ address, locality }: Place): boolean => address !== locality.name;

const placeOf = (place: Place): string =>
  `${place.address}${isHome(place) ? `, ${place.locality.name}` : ` ${place.locality.state}`}`;

/** Of all kinds together, the newest first. */
export function recentWork({ assessments, reports, conversations }: Work): WorkItem[] {
  const items: WorkItem[] = [
    ...assessments.map((one) => ({
      key: one.id,
      kind: 'assessment' as const,
      title: placeOf(one),
      path: assessmentPath(one.id),
      at: one.createdAt,
    })),
    ...reports.map((one) => ({
      key: one.reportId,
      kind: 'report' as const,
      title: placeOf(one),
      path: reportPath(one.reportId),
      at: one.latest.generatedAt,
    })),
    ...conversations.map((one) => ({
      key: one.id,
      kind: 'conversation' as const,
      title: one.title,
      path: assistantPath(one.id),
      at: one.updatedAt,
    })),
  ];
  return items.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_SHOWN);
}
