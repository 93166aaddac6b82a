import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Select } from '../../ui/controls/select.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.homeWorkspace;

/** Whose leads the people on this list become. */
export function HomeWorkspaceChoice() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(api.installation.homeWorkspace.queryOptions());
  const choose = useMutation(
    api.installation.chooseHomeWorkspace.mutationOptions({
      onSuccess: ({ home }) => notify.success({ title: words.chosen(home?.name ?? '') }),
      onError: (failure) => notify.error({ title: words.notChosen, description: errorText(failure) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.installation.homeWorkspace.key() }),
    }),
  );
  if (error && !data)
    return <ErrorState title={words.failed} onRetry={() => void refetch()} className="mb-4" />;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-muted">
      <span>{words.label}</span>
      {data ? (
        <div className="w-64 max-w-full">
          <Select
            size="sm"
            label={words.label}
            options={data.choices.map(({ id, name }) => ({ value: id, label: name }))}
            value={choose.isPending ? (choose.variables.workspaceId ?? '') : (data.home?.id ?? '')}
            placeholder={words.nobody}
            disabled={choose.isPending}
            onValueChange={(workspaceId) => choose.mutate({ workspaceId })}
          />
        </div>
      ) : (
        <Skeleton width={256} height={30} />
      )}
    </div>
  );
}
