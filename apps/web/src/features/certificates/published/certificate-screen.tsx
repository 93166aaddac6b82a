import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { hasCode } from '../../../lib/api-error.ts';
import { isId } from '../../../lib/id-shape.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { publishedQuery } from '../queries.ts';
import { text } from '../text.ts';
import { CertificateBadges, CertificateView } from './certificate-view.tsx';

const words = text.published;

/** `/verify/{certificateId}`: what anyone may see of a certificate. */
export function CertificateScreen() {
  const { id = '' } = useParams();
  return isId(id) ? <KnownCertificate id={id} /> : <UnknownCertificate />;
}

function KnownCertificate({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(publishedQuery(id));
  if (hasCode(error, 'NOT_FOUND')) return <UnknownCertificate />;
  return (
    <Page title={words.title} badge={data ? <CertificateBadges certificate={data} /> : undefined}>
      {error ? (
        <Card flush>
          <ReadFailure title={words.failed} onRetry={() => void refetch()} error={error} />
        </Card>
      ) : null}
      {isPending ? (
        <Card label={words.title}>
          <Loading label={words.loading}>
            <SkeletonTable rows={8} />
          </Loading>
        </Card>
      ) : null}
      {data ? <CertificateView certificate={data} /> : null}
    </Page>
  );
}

function UnknownCertificate() {
  return (
    <Page title={words.title}>
      <Card flush>
        <EmptyState title={words.unknownTitle}>{words.unknown}</EmptyState>
      </Card>
    </Page>
  );
}
