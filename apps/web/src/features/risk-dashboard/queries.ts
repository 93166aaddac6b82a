import type { PortfolioChoice } from '@propguard/protocol/portfolios';
import type { RowOrder } from '@propguard/rules/portfolios/portfolio-states';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const PORTFOLIOS_PER_PAGE = 25;
const HOMES_PER_PAGE = 25;
const ALERTS_SHOWN = 20;

export const overviewQuery = () => api.riskDashboard.overview.queryOptions();

export const watchListQuery = () => api.riskDashboard.watchList.queryOptions();

export const alertsQuery = () => api.riskDashboard.alerts.queryOptions({ input: { limit: ALERTS_SHOWN } });

/** Their version is part of the tiles' address. */
export const layersQuery = () => api.hazards.layers.queryOptions();

export const portfoliosQuery = () =>
  api.portfolios.list.queryOptions({ input: { limit: PORTFOLIOS_PER_PAGE } });

export const portfolioQuery = (id: string) => api.portfolios.get.queryOptions({ input: { id } });

export const lendingQuery = (id: string) => api.portfolios.lending.queryOptions({ input: { id } });

export const previewQuery = (id: string, choice: PortfolioChoice) => ({
  ...api.portfolios.preview.queryOptions({ input: { id, ...choice } }),
  placeholderData: keepPreviousData,
  retry: false,
});

export interface HomesRequest {
  id: string;
  order: RowOrder;
  direction: 'asc' | 'desc';
  only: 'all' | 'flagged';
  find: string;
  cursor: string | undefined;
}

export const homesQuery = (request: HomesRequest) => ({
  ...api.portfolios.homes.queryOptions({ input: { ...request, limit: HOMES_PER_PAGE } }),
  placeholderData: keepPreviousData,
});

export const pointsQuery = (id: string) => api.portfolios.points.queryOptions({ input: { id } });
