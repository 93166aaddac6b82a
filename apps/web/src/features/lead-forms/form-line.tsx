import type { LeadForm } from '@propguard/protocol/lead-forms';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Code, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { EditForm } from './edit-form.tsx';
import { text } from './text.ts';

interface FormLineProps {
  form: LeadForm;
  mayChange: boolean;
  isShown: boolean;
  onShow: (id: string | null) => void;
}

export function FormLine({ form, mayChange, isShown, onShow }: FormLineProps) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.leadForms.key() });
  const change = useMutation(
    api.leadForms.change.mutationOptions({
      onError: (error) => notify.error({ title: text.notChanged, description: errorText(error) }),
      onSettled: refresh,
    }),
  );
  const remove = useMutation(
    api.leadForms.remove.mutationOptions({
      onSuccess: () => {
        if (isShown) onShow(null);
        notify.success({ title: text.removed(form.title) });
      },
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
      onSettled: () => {
        setOpen(null);
        return refresh();
      },
    }),
  );
  const path = pathTo(PATHS.leadForm, { slug: form.slug });
  const asks = form.fields.map(({ field }) => text.names[field]).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-medium">{form.title}</p>
        <p className="text-13 text-muted">{asks}</p>
        <p className="text-13 text-muted">
          {text.sent(form.sent)} · {form.agent ? text.toAgent(form.agent.name) : text.byRules}
        </p>
      </div>
      {mayChange ? (
        <Switch
          label={form.isOpen ? text.open : text.closed}
          aria-label={text.openOf(form.title)}
          checked={form.isOpen}
          disabled={change.isPending}
          onCheckedChange={(isOpen) => change.mutate({ id: form.id, isOpen })}
        />
      ) : (
        <Badge tone={form.isOpen ? 'positive' : 'neutral'}>{form.isOpen ? text.open : text.closed}</Badge>
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          size="sm"
          icon={Code}
          aria-label={text.shareOf(form.title)}
          aria-expanded={isShown}
          onClick={() => onShow(isShown ? null : form.id)}
        >
          {text.share}
        </Button>
        <CopyButton text={`${window.location.origin}${path}`} label={text.copyLink} />
        {form.isOpen ? (
          <LinkButton
            size="sm"
            kind="ghost"
            icon={ExternalLink}
            to={path}
            target="_blank"
            aria-label={text.previewOf(form.title)}
          >
            {text.preview}
          </LinkButton>
        ) : null}
        {mayChange ? (
          <>
            <IconButton
              icon={Pencil}
              label={text.editOf(form.title)}
              kind="ghost"
              size="sm"
              onClick={() => setOpen('edit')}
            />
            <IconButton
              icon={Trash2}
              label={text.removeOf(form.title)}
              kind="ghost"
              size="sm"
              onClick={() => setOpen('remove')}
            />
          </>
        ) : null}
      </div>
      {open === 'edit' ? <EditForm form={form} onClose={() => setOpen(null)} onSaved={onShow} /> : null}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'remove' : null)}
        title={text.removeTitle(form.title)}
        description={text.removeDescription}
        confirmLabel={text.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: form.id })}
      />
    </li>
  );
}
