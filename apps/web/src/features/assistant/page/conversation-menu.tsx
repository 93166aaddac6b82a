import type { Conversation } from '@propguard/protocol/conversations';
import { useMutation } from '@tanstack/react-query';
import { Download, Ellipsis, FileJson, Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { api, apiClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { saveFile } from '../../../ui/chart/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { forgetConversation } from '../conversation/open-conversations.ts';
import { text } from '../text.ts';

const words = text.page;

interface ConversationMenuProps {
  conversation: Conversation;
  onChanged: () => void;
  onRemoved: () => void;
}

export function ConversationMenu({ conversation, onChanged, onRemoved }: ConversationMenuProps) {
  const { id } = conversation;
  const [isRemoving, setRemoving] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const fail = (error: unknown) =>
    notify.error({ title: text.handOver.failed, description: errorText(error) });
  const remove = useMutation({
    ...api.conversations.remove.mutationOptions(),
    onSuccess: () => {
      setRemoving(false);
      forgetConversation(id);
      notify.success({ title: words.removed });
      onRemoved();
    },
    onError: fail,
  });
  const save = async (format: 'markdown' | 'json') => {
    try {
      const file = await apiClient.assistant.exportConversation({ id, format });
      saveFile(file.name, file);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <>
      <DropdownMenu trigger={<IconButton icon={Ellipsis} label={words.actions} kind="ghost" size="sm" />}>
        <MenuItem icon={Pencil} onSelect={() => setRenaming(true)}>
          {words.rename}
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => void save('markdown')}>
          {words.exportText}
        </MenuItem>
        <MenuItem icon={FileJson} onSelect={() => void save('json')}>
          {words.exportJson}
        </MenuItem>
        <MenuItem icon={Trash} danger onSelect={() => setRemoving(true)}>
          {words.remove}
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
      {isRenaming ? (
        <RenameDialog conversation={conversation} onClose={() => setRenaming(false)} onRenamed={onChanged} />
      ) : null}
    </>
  );
}

interface RenameDialogProps {
  conversation: Conversation;
  onClose: () => void;
  onRenamed: () => void;
}

function RenameDialog({ conversation, onClose, onRenamed }: RenameDialogProps) {
  const [title, setTitle] = useState(conversation.title);
  const rename = useMutation({
    ...api.conversations.rename.mutationOptions(),
    onSuccess: () => {
      onRenamed();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.renameTitle}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            kind="primary"
            busy={rename.isPending}
            disabled={title.trim() === ''}
            onClick={() => rename.mutate({ id: conversation.id, title: title.trim() })}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Field label={words.newTitle} error={rename.error ? errorText(rename.error) : null}>
        <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
    </Dialog>
  );
}
