import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { DataProvider } from '../../lib/data-provider.tsx';
import { errorText } from '../../lib/error-text.ts';
import { mayPass } from '../../lib/retry-policy.ts';
import { SurveyQuestions } from '../../parts/surveys/survey-questions.tsx';
import { text } from '../../parts/surveys/text.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

/** `/survey/{pass}`: asked of people who may never have seen the product. */
export function SurveyScreen() {
  return (
    <DataProvider>
      <Survey />
    </DataProvider>
  );
}

function Survey() {
  const { pass = '' } = useParams();
  const asked = api.inbox.showSurvey.queryOptions({ input: { pass } });
  const { data, error, refetch } = useQuery({ ...asked, retry: false });
  // A server that is busy or failed says nothing about the link.
  const isGone = isApiError(error) && !mayPass(error) && !data;
  const queryClient = useQueryClient();
  const answer = useMutation({
    ...api.inbox.answerSurvey.mutationOptions(),
    onSuccess: (next) => queryClient.setQueryData(asked.queryKey, next),
  });
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-130 content-center gap-4 px-4 py-8">
      <h1 className="font-serif text-24">{isGone ? text.linkGoneTitle : text.title}</h1>
      {isGone ? <p className="text-muted">{text.linkGone}</p> : null}
      {data?.workspace ? <p className="text-muted">{data.workspace}</p> : null}
      {error && !data && !isGone ? (
        <ErrorState title={text.notLoaded} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      ) : null}
      {data ? (
        <SurveyQuestions
          items={data.items}
          isBusy={answer.isPending}
          error={answer.error}
          onAnswer={(given) => answer.mutate({ pass, ...given })}
        />
      ) : null}
    </main>
  );
}
