import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { BounceCard } from './bounce-card.tsx';
import { MailForm } from './mail-form.tsx';
import { MessagesTable } from './messages-table.tsx';
import { TestLetterCard } from './test-letter-card.tsx';
import { text } from './text.ts';

const words = text.settings;

/** How a workspace writes to people, and what became of each message. */
export function MailScreen() {
  const { data, error, isFetching, refetch } = useQuery(api.outbound.mailSettings.queryOptions());
  return (
    <Page title={text.title} description={text.description}>
      <div className="grid gap-3 md:gap-5">
        <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Card title={words.title} subtitle={data ? words.delivery[data.delivery] : undefined}>
            {data ? (
              <MailForm settings={data} />
            ) : error ? (
              <ReadFailure
                title={words.failed}
                error={error}
                onRetry={() => void refetch()}
                retrying={isFetching}
                variant="banner"
              />
            ) : (
              <Loading label={words.loading}>
                <Skeleton height={180} />
              </Loading>
            )}
          </Card>
          <div className="max-lg:after-loading">
            <TestLetterCard />
          </div>
        </div>
        <div className="after-loading">
          <MessagesTable />
        </div>
        <div className="after-loading">
          <BounceCard />
        </div>
      </div>
    </Page>
  );
}
