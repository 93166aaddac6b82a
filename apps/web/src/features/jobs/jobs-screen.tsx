import { JobsView } from './jobs-view.tsx';

export function JobsScreen() {
  return <JobsView owner="workspace" />;
}
