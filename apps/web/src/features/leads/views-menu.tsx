import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import type { LeadAddress } from './lead-address.ts';
import { viewsQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.views;

export function ViewsMenu({ address }: { address: LeadAddress }) {
  const [saving, setSaving] = useState(false);
  const queryClient = useQueryClient();
  const { data } = useQuery(viewsQuery());
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.leads.views.key() });
  const remove = useMutation({
    ...api.leads.removeView.mutationOptions(),
    onSuccess: refresh,
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  const views = data?.items ?? [];
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button kind="ghost" icon={Bookmark}>
            {words.menu}
          </Button>
        }
      >
        {views.length === 0 ? <MenuLabel>{words.none}</MenuLabel> : null}
        {views.map((view) => (
          <MenuItem key={view.id} onSelect={() => address.showView(view.filter)}>
            {view.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={Bookmark} onSelect={() => setSaving(true)}>
          {words.save}
        </MenuItem>
        {views
          .filter(({ mine }) => mine)
          .map((view) => (
            <MenuItem
              key={view.id}
              icon={Trash2}
              danger
              onSelect={() =>
                remove.mutate(
                  { id: view.id },
                  { onSuccess: () => notify.success({ title: words.removed(view.name) }) },
                )
              }
            >
              {words.remove(view.name)}
            </MenuItem>
          ))}
      </DropdownMenu>
      {saving ? <SaveView address={address} onClose={() => setSaving(false)} onSaved={refresh} /> : null}
    </>
  );
}

function SaveView({
  address,
  onClose,
  onSaved,
}: {
  address: LeadAddress;
  onClose: () => void;
  onSaved: () => Promise<void>;
}) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useMutation({
    ...api.leads.saveView.mutationOptions(),
    onSuccess: (view) => {
      onClose();
      notify.success({ title: words.saved(view.name) });
      return onSaved();
    },
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  return (
    <Dialog open onOpenChange={onClose} title={words.saveTitle} size="sm">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save.mutate({ name: name.trim(), filter: address.filter, isShared });
        }}
      >
        <Field label={words.name}>
          <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Checkbox label={words.shared} checked={isShared} onCheckedChange={(on) => setShared(on === true)} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" kind="primary" busy={save.isPending} disabled={name.trim() === ''}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
