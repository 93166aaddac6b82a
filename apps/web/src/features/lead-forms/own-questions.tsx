import type { OwnQualification } from '@propguard/protocol/qualification';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Questions } from '../../parts/qualification/questions.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { text } from './public-text.ts';

export const ownQuestionsQuery = (pass: string) => ({
  ...api.qualification.show.queryOptions({ input: { pass } }),
  retry: false,
});

/** Somebody's own questions, by their link: as far as answered, and on from there. */
export function OwnQuestions({ pass }: { pass: string }) {
  const asked = ownQuestionsQuery(pass);
  const { data, error, refetch } = useQuery(asked);
  const queryClient = useQueryClient();
  const give = useMutation({
    ...api.qualification.give.mutationOptions(),
    onSuccess: (next: OwnQualification) => queryClient.setQueryData(asked.queryKey, next),
  });
  const usePlaces = (query: string) =>
    useQuery({
      ...api.qualification.places.queryOptions({ input: { pass, query } }),
      enabled: query !== '',
    }).data?.items;
  if (data === undefined)
    return error ? (
      <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  return (
    <div className="grid gap-4 rounded-2 border border-line bg-surface p-4 md:p-5">
      {data.next === null ? (
        <div role="status">
          <p className="text-16 font-medium">{text.doneTitle}</p>
          <p className="mt-1 text-muted">{text.done(data.office)}</p>
        </div>
      ) : null}
      <Questions
        flow={data.flow}
        answers={data.answers}
        places={data.places}
        usePlaces={usePlaces}
        heading="h3"
        onAnswer={(key, answer) => give.mutateAsync({ pass, key, answer })}
      />
    </div>
  );
}
