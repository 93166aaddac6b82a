import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { storageQuery } from './queries.ts';
import { text } from './text.ts';

const MEBIBYTE = 1024 * 1024;
/** From here on it is said that little is left, while there is still time to act. */
const NEARLY_FULL = 0.8;

const words = text.storage;

export function StorageCard() {
  const { data, error, isFetching, refetch } = useQuery(storageQuery(true));
  const share = data ? data.usedBytes / data.limitBytes : 0;
  return (
    <Card title={words.title}>
      <p className="max-w-[60ch] text-muted">{words.description}</p>
      <div className="mt-4 grid gap-4">
        {data ? (
          <>
            <div>
              <Figure
                label={words.used}
                value={words.megabytes(data.usedBytes / MEBIBYTE)}
                unit={words.of(data.limitBytes / MEBIBYTE)}
              />
              <Meter
                share={Math.min(1, share)}
                tone={share >= 1 ? 'danger' : share >= NEARLY_FULL ? 'caution' : 'accent'}
                ticks={[NEARLY_FULL]}
                className="mt-2"
              />
            </div>
            {share >= NEARLY_FULL ? (
              <Alert
                tone={share >= 1 ? 'danger' : 'caution'}
                title={share >= 1 ? words.full : words.nearlyFull}
              >
                {words.makeRoom}
              </Alert>
            ) : null}
          </>
        ) : error ? (
          <ReadFailure
            title={words.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
            variant="banner"
            error={error}
          />
        ) : (
          <Loading label={words.loading}>
            <Skeleton height={48} />
          </Loading>
        )}
      </div>
    </Card>
  );
}
