import { FIRST_PAGE } from '../../lib/list-address.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';

/** OPS-CHAIN-05. */
export const DEMO_TABS = [
  'overview',
  'contracts',
  'properties',
  'mortgages',
  'mint',
  'create-mortgage',
] as const;
export type DemoTab = (typeof DEMO_TABS)[number];

const isTab = (value: string | null): value is DemoTab => DEMO_TABS.some((tab) => tab === value);

/** The tab of the demo, in the address. */
export function useDemoTab() {
  const { params, change } = useAddressParams();
  const given = params.get('tab');
  return {
    tab: isTab(given) ? given : ('overview' as const),
    open: (tab: DemoTab, also: Record<string, string | null> = {}) =>
      change({
        ...FIRST_PAGE,
        contract: null,
        title: null,
        tx: null,
        ...also,
        tab: tab === 'overview' ? null : tab,
      }),
  };
}
