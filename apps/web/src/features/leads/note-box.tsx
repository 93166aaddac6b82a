import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { membersQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.note;

/** Whoever is named with @ in the text is told of the note. */
export function NoteBox({ leadId }: { leadId: string }) {
  const [note, setNote] = useState('');
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const { data } = useQuery(membersQuery(signedIn));
  const members = data?.items ?? [];
  const add = useMutation({
    ...api.leads.addNote.mutationOptions(),
    onSuccess: () => {
      setNote('');
      return queryClient.invalidateQueries({ queryKey: api.leads.timeline.key() });
    },
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  const mentions = members.filter(({ name }) => note.includes(`@${name}`)).map(({ id }) => id);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() !== '') add.mutate({ id: leadId, text: note.trim(), mentions });
      }}
    >
      <TextArea
        rows={2}
        aria-label={words.label}
        placeholder={words.placeholder}
        maxLength={4000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex justify-between gap-2">
        {members.length > 0 ? (
          <DropdownMenu
            align="start"
            trigger={
              <Button size="sm" kind="ghost" icon={AtSign}>
                {words.mention}
              </Button>
            }
          >
            {members.map(({ id, name }) => (
              <MenuItem
                key={id}
                onSelect={() =>
                  setNote((before) => `${before}${before === '' || before.endsWith(' ') ? '' : ' '}@${name} `)
                }
              >
                {name}
              </MenuItem>
            ))}
          </DropdownMenu>
        ) : (
          <span />
        )}
        <Button type="submit" size="sm" kind="primary" busy={add.isPending} disabled={note.trim() === ''}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
