import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { JOB_SOURCES } from './job-source.ts';
import { text } from './text.ts';

/** What only the operator is shown: where in the program it went wrong, and why. */
export function JobErrorDetail({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(JOB_SOURCES.installation.one(id));
  const { detail } = text;
  if (error)
    return (
      <ReadFailure
        title={detail.errorNotRead}
        onRetry={() => void refetch()}
        retrying={isFetching}
        variant="banner"
        error={error}
      />
    );
  if (!data)
    return (
      <Loading label={detail.readingError}>
        <SkeletonLine width="80%" />
      </Loading>
    );
  if (data.errorDetail === null) return null;
  return (
    <section className="mt-4 grid gap-2">
      <h3 className="text-13">{detail.wholeError}</h3>
      <CodeBlock code={data.errorDetail} label={detail.wholeError} />
    </section>
  );
}
