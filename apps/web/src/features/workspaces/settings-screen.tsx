import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CreateWorkspace } from './create-workspace.tsx';
import { DeleteWorkspaceCard } from './delete-workspace-card.tsx';
import { ExportCard } from './export-card.tsx';
import { FirstSettingsCard } from './first-settings-card.tsx';
import { GeneralCard } from './general-card.tsx';
import { workspaceQuery } from './queries.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { StorageCard } from './storage-card.tsx';
import { text } from './text.ts';
import { VisitorNote } from './visitor-note.tsx';

/** `plan` is what the workspace has chosen and what is used of it. */
export function SettingsScreen({ plan }: { plan: ReactNode }) {
  const { session, isPending, signedIn } = useSession();
  return (
    <Page
      title={text.settings.title}
      description={text.settings.description}
      width="reading"
      actions={signedIn ? <CreateWorkspace /> : undefined}
    >
      <div className="grid gap-3 md:gap-5">
        {plan}
        {isPending ? <SettingsSkeleton /> : null}
        <div className="after-loading grid gap-3 empty:hidden md:gap-5">
          {!isPending && !signedIn ? <VisitorNote returnTo="/workspace/settings" /> : null}
          {session?.workspace ? <WorkspaceCards key={session.workspace.id} /> : null}
          {!isPending && !session?.workspace ? <FirstSettingsCard /> : null}
        </div>
      </div>
    </Page>
  );
}

function WorkspaceCards() {
  const { meets } = useSession();
  const { data, error, isFetching, refetch } = useQuery(workspaceQuery(true));
  if (data) {
    return (
      <>
        <GeneralCard workspace={data} mayChange={meets('admin')} />
        <StorageCard />
        {meets('admin') ? <ExportCard /> : null}
        {meets('owner') ? <DeleteWorkspaceCard id={data.id} name={data.name} /> : null}
      </>
    );
  }
  if (!error) return <SettingsSkeleton />;
  return (
    <div className="rounded-2 border border-line bg-surface">
      <ReadFailure
        title={text.settings.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  );
}
