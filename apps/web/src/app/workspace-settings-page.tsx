import { UsageCard } from '../features/plans/usage-card.tsx';
import { SettingsScreen } from '../features/workspaces/settings-screen.tsx';

/** The plan is another feature's; it stands above what can be changed. */
export function WorkspaceSettingsPage() {
  return <SettingsScreen plan={<UsageCard withLink />} />;
}
