import type { CannedReply } from '@propguard/protocol/inbox';
import { CANNED_SHORTCUT_MAX, REPLY_MAX } from '@propguard/rules/conversations/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { cannedQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.canned;
const NEW: Draft = { id: null, shortcut: '', text: '' };
type Draft = Omit<CannedReply, 'id'> & { id: string | null };

/** Replies that the team keeps ready, and the place to write them. */
export function CannedDialog() {
  const { data } = useQuery(cannedQuery());
  const [draft, setDraft] = useState<Draft>(NEW);
  const queryClient = useQueryClient();
  const settled = { onSettled: () => queryClient.invalidateQueries({ queryKey: api.inbox.canned.key() }) };
  const save = useMutation({
    mutationFn: ({ id, ...reply }: Draft) =>
      id === null ? apiClient.inbox.addCanned(reply) : apiClient.inbox.changeCanned({ id, ...reply }),
    onSuccess: () => setDraft(NEW),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => apiClient.inbox.removeCanned({ id }),
    // Whoever was changing it has nothing left to change.
    onSuccess: (_, id) => setDraft((current) => (current.id === id ? NEW : current)),
    onError: (error) => notify.error({ title: words.notRemoved, description: errorText(error) }),
    ...settled,
  });
  return (
    <Dialog
      trigger={<IconButton icon={Pencil} label={words.open} kind="ghost" size="sm" />}
      title={words.title}
      description={words.description}
    >
      <ul className="mb-4 grid gap-1">
        {data?.items.length === 0 ? <li className="text-13 text-muted">{words.empty}</li> : null}
        {data?.items.map((reply) => (
          <li key={reply.id} className="flex items-center gap-2 border-b border-line py-1.5 text-13">
            <b className="flex-none font-semibold">{reply.shortcut}</b>
            <span dir="auto" className="min-w-0 flex-1 truncate text-muted">
              {reply.text}
            </span>
            <Button
              size="sm"
              kind="ghost"
              aria-label={words.edit(reply.shortcut)}
              onClick={() => setDraft(reply)}
            >
              {words.change}
            </Button>
            <Button
              size="sm"
              kind="ghost"
              aria-label={words.removeOne(reply.shortcut)}
              busy={remove.isPending && remove.variables === reply.id}
              onClick={() => remove.mutate(reply.id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(draft);
        }}
      >
        <Field label={words.shortcut} required>
          <TextInput
            required
            maxLength={CANNED_SHORTCUT_MAX}
            value={draft.shortcut}
            onChange={(event) => setDraft({ ...draft, shortcut: event.target.value })}
          />
        </Field>
        <Field
          label={words.text}
          required
          error={save.error ? `${words.failed}. ${errorText(save.error)}` : null}
        >
          <TextArea
            required
            maxLength={REPLY_MAX}
            value={draft.text}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          />
        </Field>
        <div className="flex justify-end gap-2">
          {draft.id === null ? null : <Button onClick={() => setDraft(NEW)}>{words.cancel}</Button>}
          <Button type="submit" kind="primary" busy={save.isPending}>
            {draft.id === null ? words.add : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
