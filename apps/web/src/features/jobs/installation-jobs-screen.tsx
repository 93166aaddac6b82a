import { JobsView } from './jobs-view.tsx';

export function InstallationJobsScreen() {
  return <JobsView owner="installation" />;
}
