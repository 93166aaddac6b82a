import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { ModelForm } from './model-form.tsx';
import { ModelVersions } from './model-versions.tsx';
import { modelsQuery } from './queries.ts';
import { text } from './text.ts';

/** LEADS-ENT-06 */
export function ModelTab() {
  const { signedIn, meets } = useSession();
  const { data, error, isFetching, refetch } = useQuery(modelsQuery());
  if (error && !data)
    return (
      <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data)
    return (
      <Loading label={text.loading}>
        <Skeleton height={420} />
      </Loading>
    );
  const { current, accuracy, versions } = data;
  const mayChange = signedIn && meets('admin');
  return (
    <div className="grid gap-5">
      <KeyFigures label={text.model}>
        <KeyFigure label={text.model} value={current.name} note={text.version(current.version)} />
        <KeyFigure
          label={text.accuracy}
          value={accuracy.share === null ? '–' : `${Math.round(accuracy.share * 100)}%`}
          note={
            accuracy.share === null
              ? text.accuracyFew(accuracy.decided)
              : text.accuracyOf(accuracy.share, accuracy.decided)
          }
        />
      </KeyFigures>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ModelForm key={current.number} current={current} mayChange={mayChange} />
        <ModelVersions versions={versions} mayChange={mayChange} />
      </div>
    </div>
  );
}
