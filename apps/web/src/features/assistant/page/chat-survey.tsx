import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { SurveyQuestions } from '../../../parts/surveys/survey-questions.tsx';

/** Asked in the chat itself once somebody of the team has closed it. */
export function ChatSurvey({ conversationId }: { conversationId: string }) {
  const asked = api.inbox.surveys.queryOptions({ input: { id: conversationId } });
  const { data } = useQuery({ ...asked, retry: false });
  const queryClient = useQueryClient();
  const rate = useMutation({
    ...api.inbox.rate.mutationOptions(),
    onSuccess: (next) => queryClient.setQueryData(asked.queryKey, next),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <div className="flex-none rounded-2 border border-line bg-raised px-4 py-3 text-13">
      <SurveyQuestions
        items={data.items}
        isBusy={rate.isPending}
        error={rate.error}
        onAnswer={(given) => rate.mutate({ id: conversationId, ...given })}
      />
    </div>
  );
}
