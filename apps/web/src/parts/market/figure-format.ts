import type { FigureName } from '@propguard/protocol/market-figures';
import { figureText } from '@propguard/rules/metrics/market/figure-words';

const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MILLION = 1_000_000;

export const NO_FIGURE = '–';

export const formatAud = (value: number): string => AUD.format(value);

/** On an axis, where a step may be a quarter of a million: as many decimals as it takes. */
export const formatAudTick = (value: number): string =>
  value >= MILLION ? `$${Number((value / MILLION).toFixed(2))}M` : `$${Math.round(value / 1000)}K`;

/** With a true minus, as figures are set. */
const minus = (value: number): string => (value < 0 ? '−' : '');

export const formatPercent = (share: number, decimals = 0): string =>
  `${minus(share)}${Math.abs(share * 100).toFixed(decimals)}%`;

export const formatGrowth = (share: number): string => `${share < 0 ? '' : '+'}${formatPercent(share, 1)}`;

export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** 'Nov 2026' */
export function formatMonth(isoDay: string): string {
  const [year, month] = isoDay.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export const formatFigure = (name: FigureName, value: number | null): string =>
  value === null ? NO_FIGURE : figureText(name, value);
