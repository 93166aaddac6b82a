import { CHANNELS, type Channel } from '@propguard/rules/conversations/channels';
import { INBOX_VIEWS, type InboxView } from '@propguard/rules/conversations/states';
import { isId } from '../../lib/id-shape.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';

const among = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((one) => one === value) ?? null;

/** What is shown stands in the address: `?view=mine&channel=sms&conversation=…`. */
export function useInboxAddress() {
  const { params, change } = useAddressParams();
  const named = params.get('conversation');
  return {
    view: among(INBOX_VIEWS, params.get('view')) ?? ('open' as const),
    channel: among(CHANNELS, params.get('channel')),
    chosenId: named !== null && isId(named) ? named : null,
    showView: (view: InboxView) => change({ view: view === 'open' ? null : view, conversation: null }),
    showChannel: (channel: Channel | null) => change({ channel, conversation: null }),
    choose: (id: string | null) => change({ conversation: id }, { replace: true }),
  };
}
