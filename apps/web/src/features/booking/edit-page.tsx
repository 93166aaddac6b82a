import { zodResolver } from '@hookform/resolvers/zod';
import { BookingPage } from '@propguard/protocol/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { PlacesField } from './places-field.tsx';
import { text } from './text.ts';

/** What a page says and offers; what it is about stays, so that its link keeps its meaning. */
export function EditPage({ page }: { page: BookingPage }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={text.editTitle(page.title)}
      description={text.editDescription}
      trigger={
        <Button size="sm" kind="ghost" aria-label={text.editOf(page.title)}>
          {text.edit}
        </Button>
      }
    >
      <EditForm page={page} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

const Values = BookingPage.pick({ title: true, places: true, note: true });

function EditForm({ page, onClose }: { page: BookingPage; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(Values),
    defaultValues: { title: page.title, places: page.places, note: page.note },
    send: async (values) => {
      const changed = await apiClient.booking.changePage({ id: page.id, ...values });
      onClose();
      void queryClient.invalidateQueries({ queryKey: api.booking.pages.key() });
      notify.success({ title: text.edited(changed.title) });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.pageTitle} hint={text.pageTitleHint} error={errors.title?.message}>
        <TextInput autoComplete="off" {...form.register('title')} />
      </Field>
      <Controller
        control={form.control}
        name="places"
        render={({ field }) => (
          <PlacesField chosen={field.value} onChange={field.onChange} error={errors.places?.message} />
        )}
      />
      <Field label={text.note} aside={text.optional} hint={text.noteHint} error={errors.note?.message}>
        <TextArea rows={2} {...form.register('note')} />
      </Field>
      <FormEnd
        onCancel={onClose}
        cancel={text.cancel}
        submit={text.editSave}
        busy={isSending}
        busyLabel={text.saving}
      />
    </form>
  );
}
