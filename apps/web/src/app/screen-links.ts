import { SCREENS } from './paths.ts';

/** The page of a listing, or of a property by its own id. */
export const propertyPath = (id: string): string => SCREENS.property.path.replace(':id', id);

/** A stored report; the newest version unless one is named. */
export const reportPath = (reportId: string, version?: number): string =>
  `${SCREENS.report.path.replace(':reportId', reportId)}${version === undefined ? '' : `?version=${version}`}`;

/** An assessment that was made; its parts are tabs. */
export const assessmentPath = (id: string, tab?: 'risk' | 'apra' | 'reports' | 'roi'): string =>
  `${SCREENS.intelligence.path}?${new URLSearchParams({ assessment: id, ...(tab ? { tab } : {}) })}`;

/** An address or a question that is assessed on arrival. */
export const questionPath = (question: string): string =>
  `${SCREENS.intelligence.path}?${new URLSearchParams({ q: question })}`;

/** Where a plan is chosen. */
export const PRICING_PATH = `${SCREENS.intelligence.path}?tab=pricing`;

/** A conversation with the assistant, on a page of its own. */
export const assistantPath = (id: string): string =>
  `${SCREENS.assistant.path}?${new URLSearchParams({ conversation: id })}`;
