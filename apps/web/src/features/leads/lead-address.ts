import { LeadViewFilter } from '@propguard/protocol/lead-query';
import { useAddressParams } from '../../lib/use-address-params.ts';

export const TABS = ['overview', 'all', 'analytics', 'automation'] as const;
export type LeadTab = (typeof TABS)[number];

/** Which of a filter's fields have a name in the address. */
const FILTER_NAMES = [
  'query',
  'status',
  'source',
  'intent',
  'band',
  'agent',
  'dateFrom',
  'dateTo',
  'budgetFrom',
  'budgetTo',
  'scoreFrom',
  'scoreTo',
  'tags',
  'overdue',
  'waiting',
] as const;
type FilterName = (typeof FILTER_NAMES)[number];
const ORDER_NAMES = ['sort', 'direction'] as const;

/** An address that says something that is no filter shows everything. */
function filterIn(params: URLSearchParams): LeadViewFilter {
  const sent = Object.fromEntries(
    [...FILTER_NAMES, ...ORDER_NAMES].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const read = LeadViewFilter.safeParse(sent);
  return read.success ? read.data : LeadViewFilter.parse({});
}

/** The filter as the address writes it; what is not set is taken away. */
export function changesFor(filter: Partial<LeadViewFilter>): Record<string, string | null> {
  return Object.fromEntries(
    [...FILTER_NAMES, ...ORDER_NAMES].map((name) => {
      const value = filter[name];
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
        return [name, null];
      return [name, Array.isArray(value) ? value.join(',') : String(value)];
    }),
  );
}

export const isFiltered = (filter: LeadViewFilter): boolean =>
  FILTER_NAMES.some((name: FilterName) => filter[name] !== undefined && String(filter[name]) !== '');

/** What the screen shows: its tab, the filter, and the lead that is open beside the list. */
export function useLeadAddress() {
  const { params, change } = useAddressParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'overview';
  const filter = filterIn(params);
  return {
    tab,
    showTab: (next: LeadTab) => change({ tab: next === 'overview' ? null : next, lead: null }),
    filter,
    setFilter: (next: Partial<LeadViewFilter>) =>
      change({ ...changesFor({ ...filter, ...next }), tab: 'all' }, { replace: true }),
    showView: (next: LeadViewFilter) => change({ ...changesFor(next), tab: 'all' }),
    isBoard: params.get('as') === 'board',
    showAs: (as: 'list' | 'board') => change({ as: as === 'board' ? 'board' : null }),
    leadId: params.get('lead'),
    openLead: (id: string | null) => change({ lead: id }),
  };
}
export type LeadAddress = ReturnType<typeof useLeadAddress>;
