import type { HubspotConflict } from '@propguard/protocol/hubspot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { leadPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';
import { valueText } from './value-text.ts';

const words = text.list;

export function ConflictLine({ conflict }: { conflict: HubspotConflict }) {
  const queryClient = useQueryClient();
  const { id, lead, field, ours, theirs, problem } = conflict;
  const settle = useMutation(
    api.hubspot.settle.mutationOptions({
      onSuccess: (_done, { choice }) =>
        notify.success({ title: choice === 'ours' ? words.kept : words.took }),
      onError: (error) => notify.error({ title: words.notChosen, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.hubspot.key() }),
    }),
  );
  const name = lead.name ?? words.unnamed;
  const sides = [
    { choice: 'ours', side: words.ours, value: ours, action: words.keepOurs },
    { choice: 'theirs', side: words.theirs, value: theirs, action: words.takeTheirs },
  ] as const;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 text-13 md:grid-cols-[minmax(10rem,1fr)_repeat(2,minmax(0,1.4fr))] md:px-5">
      <div className="min-w-0">
        <TextLink to={leadPath(lead.id)} className="font-medium break-words">
          {name}
        </TextLink>
        <p className="text-muted">{text.fields[field]}</p>
      </div>
      {sides.map(({ choice, side, value, action }) => (
        <div key={choice} className="flex min-w-0 items-center justify-between gap-3">
          <p className="min-w-0">
            <span className="block text-12 text-muted">{side}</span>
            <span className="block break-words">{valueText(field, value)}</span>
          </p>
          {choice === 'theirs' && problem ? null : (
            <Button
              size="sm"
              aria-label={words.choiceOf(action, text.fields[field], name)}
              disabled={settle.isPending}
              onClick={() => settle.mutate({ id, choice })}
            >
              {action}
            </Button>
          )}
        </div>
      ))}
      {problem ? <p className="text-12 text-pretty text-caution md:col-span-3">{problem}</p> : null}
    </li>
  );
}
