import { isState, STATES, type State } from '@propguard/rules/places/states';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { DutyEditor } from './duty-editor.tsx';
import { StatePanel } from './state-panel.tsx';
import { text } from './text.ts';

const FIRST_STATE: State = 'NSW';
const TABS = STATES.map((state) => ({ value: state, label: state }));

/** `?state=` is the one that is shown, `?version=` one of its tables, `?edit=1` makes the next of it. */
export function DutyScreen() {
  const { params, change } = useAddressParams();
  const named = params.get('state');
  const state = isState(named) ? named : FIRST_STATE;
  return (
    <Page title={text.title} description={text.description}>
      <Tabs
        label={text.states}
        tabs={TABS}
        value={state}
        onValueChange={(next) => change({ state: next, version: null, edit: null })}
      >
        <TabPanel value={state}>
          <DutyIn state={state} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function DutyIn({ state }: { state: State }) {
  const { params, change } = useAddressParams();
  const { data, error, isFetching, refetch } = useQuery(api.duty.list.queryOptions());
  const found = data?.items.find((one) => one.state === state);
  if (!found && error)
    return (
      <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!found)
    return (
      <Card flush label={text.loading}>
        <Loading label={text.loading}>
          <SkeletonTable rows={7} columns={3} />
        </Loading>
      </Card>
    );
  const version = params.get('version');
  const shown = version === null ? null : Number(version);
  if (params.get('edit') !== null)
    return (
      <DutyEditor
        key={state}
        of={found}
        from={shown}
        onDone={(saved) => change({ edit: null, version: saved === undefined ? version : String(saved) })}
      />
    );
  return (
    <div className="grid gap-3 md:gap-5">
      <Alert tone="caution" title={text.unconfirmed}>
        {text.unconfirmedDetail}
      </Alert>
      <StatePanel
        of={found}
        shown={shown}
        onShow={(next) => change({ version: String(next) })}
        onEdit={() => change({ edit: '1' })}
      />
    </div>
  );
}
