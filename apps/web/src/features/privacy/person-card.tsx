import type { Person } from '@propguard/protocol/people';
import type { Known } from '@propguard/protocol/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { KnownCard } from './known-card.tsx';
import { text } from './text.ts';

const words = text.person;
const FOUND_AT_MOST = 8;
const TYPING_MS = 250;

const nameOf = ({ name, addresses }: Person): string => name ?? addresses[0]?.value ?? words.unnamed;

/** Found by name or address; told what is known of them, or forgotten. */
export function PersonCard() {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Person | null>(null);
  const [known, setKnown] = useState<{ name: string; known: Known } | null>(null);
  const query = useDebounced(typed.trim(), TYPING_MS);
  const found = useQuery(
    api.people.list.queryOptions({ input: { query, limit: FOUND_AT_MOST }, enabled: query !== '' }),
  );
  const after = () => {
    void queryClient.invalidateQueries({ queryKey: api.privacy.key() });
    void queryClient.invalidateQueries({ queryKey: api.people.key() });
  };
  const tell = useMutation({
    mutationFn: async (person: Person) => ({
      name: nameOf(person),
      known: await apiClient.privacy.tell({ id: person.id }),
    }),
    onSuccess: setKnown,
    onError: (error) => notify.error({ title: words.tellFailed, description: errorText(error) }),
    onSettled: after,
  });
  const forget = useMutation({
    mutationFn: (person: Person) => apiClient.privacy.forget({ id: person.id }),
    onSuccess: () => {
      setKnown(null);
      notify.success({ title: words.forgetDone });
    },
    onError: (error) => notify.error({ title: words.forgetFailed, description: errorText(error) }),
    onSettled: () => {
      setAsked(null);
      after();
    },
  });
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        <p className="text-pretty text-muted">{words.about}</p>
        <Field label={words.search}>
          <TextInput
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {found.error ? (
          <ReadFailure
            title={words.failed}
            error={found.error}
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
            variant="banner"
          />
        ) : null}
        {query !== '' && found.data?.items.length === 0 ? <p className="text-muted">{words.none}</p> : null}
        {query !== '' && found.data && found.data.items.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line">
            {found.data.items.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
                <div className="min-w-0 flex-[1_1_12rem]">
                  <p className="font-medium break-words">{nameOf(person)}</p>
                  <p className="text-12 break-all text-muted">
                    {person.addresses.map(({ value }) => value).join(', ')}
                  </p>
                </div>
                {person.forgottenAt ? (
                  <Badge>{words.forgotten}</Badge>
                ) : (
                  <div className="flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      busy={tell.isPending && tell.variables.id === person.id}
                      busyLabel={words.telling}
                      onClick={() => tell.mutate(person)}
                    >
                      {words.tell}
                    </Button>
                    <Button size="sm" kind="danger" onClick={() => setAsked(person)}>
                      {words.forget}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {known ? <KnownCard {...known} onClose={() => setKnown(null)} /> : null}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={words.forgetTitle(asked ? nameOf(asked) : '')}
        description={words.forgetAbout}
        confirmLabel={words.forgetConfirm}
        busy={forget.isPending}
        onConfirm={() => (asked ? forget.mutate(asked) : undefined)}
      />
    </Card>
  );
}
