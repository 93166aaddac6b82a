import { useMutation, useQuery } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { keepStep } from './organisation-step.ts';
import { text } from './text.ts';

/** One for each service that the operator has set up; nothing where there is none. */
export function OrganisationButtons({ next }: { next: string }) {
  const { data } = useQuery(api.organisations.offered.queryOptions());
  const begin = useMutation({
    mutationFn: async (id: string) => {
      const { token, url } = await apiClient.organisations.begin({ id });
      keepStep({ token, next });
      window.location.assign(url);
    },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <div className="grid gap-3">
      {begin.error ? <ErrorState title={errorText(begin.error)} /> : null}
      {data.items.map(({ id, name }) => (
        <Button
          key={id}
          wide
          busy={begin.isPending && begin.variables === id}
          onClick={() => begin.mutate(id)}
        >
          {text.signIn.through(name)}
        </Button>
      ))}
    </div>
  );
}
