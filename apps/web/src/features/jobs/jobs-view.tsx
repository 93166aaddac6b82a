import { JOB_STATES } from '@propguard/protocol/jobs';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListWithPane } from '../../ui/overlays/side-pane.tsx';
import { JobPane } from './job-pane.tsx';
import type { JobOwner } from './job-source.ts';
import { JobTable } from './job-table.tsx';
import { text } from './text.ts';
import { type JobTab, useJobPage } from './use-job-page.ts';

const TABS: Array<{ value: JobTab; label: string }> = [
  { value: 'all', label: text.all },
  ...JOB_STATES.map((state) => ({ value: state, label: text.states[state] })),
];

/** The jobs of the workspace, or of the installation: a list by state, and the open one beside it. */
export function JobsView({ owner }: { owner: JobOwner }) {
  const jobs = useJobPage(owner);
  const { tab, chooseTab, selectedId, select } = jobs;
  return (
    <Page title={text[owner].title} description={text[owner].description}>
      <Tabs label={text.tabs} tabs={TABS} value={tab} onValueChange={chooseTab}>
        <TabPanel value={tab}>
          <ListWithPane
            list={<JobTable owner={owner} jobs={jobs} />}
            pane={
              selectedId ? (
                <JobPane owner={owner} id={selectedId} listed={jobs.items} onClose={() => select(null)} />
              ) : null
            }
          />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
