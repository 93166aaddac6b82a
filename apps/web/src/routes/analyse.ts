import { PATHS } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const ANALYSE_SCREENS = {
  intelligence: {
    path: PATHS.app,
    title: 'Property Intelligence',
    area: 'Assess',
    icon: 'intelligence',
    inRail: true,
    needs: 'anyone',
  },
  search: {
    path: PATHS.search,
    title: 'Property search',
    area: 'Properties',
    icon: 'search',
    inRail: true,
    needs: 'anyone',
  },
  property: {
    path: PATHS.property,
    title: 'Property',
    area: null,
    partOf: 'Assess',
    icon: 'search',
    inRail: false,
    needs: 'anyone',
  },
  report: {
    path: PATHS.report,
    title: 'Valuation report',
    area: null,
    partOf: 'Assess',
    icon: 'scroll',
    inRail: false,
    needs: 'anyone',
  },
  sharedReport: {
    path: PATHS.sharedReport,
    title: 'Shared report',
    area: null,
    partOf: 'Assess',
    icon: 'scroll',
    inRail: false,
    needs: 'anyone',
  },
  compare: {
    path: PATHS.compare,
    title: 'Compare properties',
    area: 'Properties',
    icon: 'compare',
    inRail: true,
    needs: 'anyone',
  },
  riskDashboard: {
    path: PATHS.riskDashboard,
    title: 'Risk Assessment',
    area: 'Portfolio',
    icon: 'gauge',
    inRail: true,
    needs: 'anyone',
  },
  marketAnalysis: {
    path: PATHS.marketAnalysis,
    title: 'Market Analysis',
    area: 'Markets',
    icon: 'chart',
    inRail: true,
    needs: 'anyone',
  },
  lending: {
    path: PATHS.lending,
    title: 'Lending checks',
    area: 'Lending',
    icon: 'scale',
    inRail: true,
    needs: 'anyone',
  },
} as const satisfies ScreenTable;

const { intelligence, search, compare, property, report } = ANALYSE_SCREENS;

/** An assessment that was made; its parts are tabs. */
export const assessmentPath = (id: string, tab?: 'risk' | 'apra' | 'reports' | 'roi'): string =>
  `${intelligence.path}?${new URLSearchParams({ assessment: id, ...(tab ? { tab } : {}) })}`;

/** An address or a question that is assessed on arrival. */
export const questionPath = (question: string): string =>
  `${intelligence.path}?${new URLSearchParams({ q: question })}`;

/** Where a plan is chosen. */
export const PRICING_PATH = `${intelligence.path}?tab=pricing`;

/** The search with these filters set, each under its name in the address. */
export const searchPath = (filters: Record<string, string>): string =>
  `${search.path}?${new URLSearchParams(filters)}`;

/** Listings side by side. */
export const comparePath = (ids: readonly string[]): string => `${compare.path}?ids=${ids.join(',')}`;

/** The page of a listing, or of a property by its own id. */
export const propertyPath = (id: string): string => property.path.replace(':id', id);

/** A stored report; the newest version unless one is named. */
export const reportPath = (reportId: string, version?: number): string =>
  `${report.path.replace(':reportId', reportId)}${version === undefined ? '' : `?version=${version}`}`;
