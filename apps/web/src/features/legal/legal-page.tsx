import type { Installation } from '@propguard/protocol/installation';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { text } from './text.ts';

interface LegalPageProps {
  title: string;
  description: string;
  children: (installation: Installation) => ReactNode;
}

/** A page that is written from what is true of the installation. */
export function LegalPage({ title, description, children }: LegalPageProps) {
  const { data, error, refetch, isFetching } = useQuery(installationQuery());
  return (
    <Page title={title} description={description}>
      {data ? children(data) : null}
      {!data && !error ? <ProseSkeleton /> : null}
      {!data && error ? (
        <ErrorState
          variant="full"
          title={text.failedTitle}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {text.failed} {errorText(error)}
        </ErrorState>
      ) : null}
      {data ? <p className="mt-12 text-12 text-muted">{text.version(data.version)}</p> : null}
    </Page>
  );
}

const LINE_WIDTHS = ['24%', '96%', '91%', '64%', '30%', '98%', '88%', '72%'];

function ProseSkeleton() {
  return (
    <Loading label={text.loading} className="grid max-w-[66ch] gap-4">
      {LINE_WIDTHS.map((width) => (
        <SkeletonLine key={width} width={width} />
      ))}
    </Loading>
  );
}
