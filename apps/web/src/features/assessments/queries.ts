import type { Changes } from '@propguard/protocol/assessments';
import type { LoanFacts } from '@propguard/protocol/loan-facts';
import { analysedAs } from '@propguard/rules/market/property-types';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const RECENT_SHOWN = 6;
const NEARBY_OFFERED = 30;

/** The earlier assessment stays until the next is there. `null`: none is asked for. */
export const assessmentQuery = (id: string | null) => ({
  ...api.assessments.get.queryOptions({ input: id === null ? skipToken : { id } }),
  placeholderData: keepPreviousData,
});

export const recentQuery = () => api.assessments.list.queryOptions({ input: { limit: RECENT_SHOWN } });

export const lastOfPropertyQuery = (propertyId: string) =>
  api.assessments.list.queryOptions({ input: { propertyId, limit: 1 } });

export const triedQuery = (id: string, changes: Changes | null) => ({
  ...api.assessments.tryChanges.queryOptions({ input: changes === null ? skipToken : { id, changes } }),
  placeholderData: keepPreviousData,
});

export const scenariosQuery = (id: string) => api.assessments.listScenarios.queryOptions({ input: { id } });

/** Not tried again by themselves: the panel says so and the rest of the page stands. */
export const propertySentimentQuery = (description: string | null) => ({
  ...api.sentiment.ofProperty.queryOptions({ input: description === null ? skipToken : { description } }),
  retry: false,
});

export const marketSentimentQuery = (location: string | null, type: PropertyType | null) => ({
  ...api.sentiment.ofMarket.queryOptions({
    input:
      location === null
        ? skipToken
        : { market_data: { location, ...(type && { property_type: analysedAs(type) }) } },
  }),
  retry: false,
});

export const layersQuery = () => api.hazards.layers.queryOptions();

export const hazardsQuery = (propertyId: string) =>
  api.hazards.ofProperty.queryOptions({ input: { id: propertyId } });

export const modelQuery = (id: string | null) =>
  api.models.get.queryOptions({ input: id === null ? skipToken : { id } });

export const ruleSetQuery = (version: string | null) =>
  api.ruleSets.get.queryOptions({ input: version === null ? skipToken : { version } });

export const loanQuery = (loan: LoanFacts | null) => ({
  ...api.lending.assess.queryOptions({ input: loan === null ? skipToken : { loan } }),
  placeholderData: keepPreviousData,
});

/** With its listings. `null`: not asked for. */
export const propertyQuery = (id: string | null) =>
  api.properties.get.queryOptions({ input: id === null ? skipToken : { id } });

export const nearbySalesQuery = (propertyId: string) =>
  api.properties.nearbySales.queryOptions({ input: { id: propertyId, limit: NEARBY_OFFERED } });
