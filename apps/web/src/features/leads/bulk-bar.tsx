import type { BulkAction } from '@propguard/protocol/leads';
import { OPEN_STATUSES, STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Tag, UserRound, Workflow } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { ExportMenu } from './export-menu.tsx';
import { agentsQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.bulk;

/** What is done to many can be taken back as one, as long as nobody has changed it since. */
function useBulk(onDone: () => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.leads.key() });
  const onError = (error: unknown) => notify.error({ title: words.failed, description: errorText(error) });
  const undo = useMutation({
    ...api.leads.undoBulk.mutationOptions(),
    onSuccess: ({ changed }) => {
      notify.success({ title: words.undone(changed) });
      return refresh();
    },
    onError,
  });
  return useMutation({
    ...api.leads.bulk.mutationOptions(),
    onSuccess: ({ id, changed, skipped }) => {
      onDone();
      const [first] = skipped;
      notify.success({
        title: words.done(changed),
        ...(first && { description: words.skipped(skipped.length, first.why) }),
        ...(changed > 0 && { action: { label: words.undo, onClick: () => undo.mutate({ id }) } }),
      });
      return refresh();
    },
    onError,
  });
}

export function BulkBar({ chosen, onClear }: { chosen: ReadonlySet<string>; onClear: () => void }) {
  const [tagging, setTagging] = useState(false);
  const { data: agents } = useQuery(agentsQuery());
  const bulk = useBulk(onClear);
  const ids = [...chosen];
  const send = (action: BulkAction) => bulk.mutate(action);
  return (
    <section
      aria-label={words.chosen(ids.length)}
      className="sticky top-(--bar) z-10 mb-2 flex flex-wrap items-center gap-2 rounded-2 border border-accent bg-accent-soft px-3 py-2 text-13"
    >
      <span className="font-medium">{words.chosen(ids.length)}</span>
      <DropdownMenu
        align="start"
        trigger={
          <Button size="sm" icon={UserRound} busy={bulk.isPending}>
            {words.assign}
          </Button>
        }
      >
        {(agents?.items ?? []).map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => send({ action: 'assign', ids, agentId: id })}>
            {name}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => send({ action: 'assign', ids, agentId: null })}>{words.nobody}</MenuItem>
      </DropdownMenu>
      <DropdownMenu
        align="start"
        trigger={
          <Button size="sm" icon={Workflow} busy={bulk.isPending}>
            {words.status}
          </Button>
        }
      >
        {OPEN_STATUSES.filter((status) => status !== 'new').map((status) => (
          <MenuItem key={status} onSelect={() => send({ action: 'status', ids, status, reason: '' })}>
            {STATUS_NAMES[status]}
          </MenuItem>
        ))}
      </DropdownMenu>
      <Button size="sm" icon={Tag} onClick={() => setTagging(true)}>
        {words.tag}
      </Button>
      <ExportMenu ids={ids} />
      <Button size="sm" kind="ghost" onClick={onClear} className="ml-auto">
        {words.clear}
      </Button>
      {tagging ? (
        <TagDialog
          onClose={() => setTagging(false)}
          onTag={(tag) => {
            setTagging(false);
            send({ action: 'tag', ids, tag });
          }}
        />
      ) : null}
    </section>
  );
}

function TagDialog({ onClose, onTag }: { onClose: () => void; onTag: (tag: string) => void }) {
  const [tag, setTag] = useState('');
  return (
    <Dialog open onOpenChange={onClose} title={words.tagTitle} size="sm">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (tag.trim() !== '') onTag(tag.trim());
        }}
      >
        <Field label={words.tagLabel}>
          <TextInput value={tag} maxLength={40} onChange={(event) => setTag(event.target.value)} />
        </Field>
        <Button type="submit" kind="primary" disabled={tag.trim() === ''}>
          {words.apply}
        </Button>
      </form>
    </Dialog>
  );
}
