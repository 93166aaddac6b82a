import { zodResolver } from '@hookform/resolvers/zod';
import { type Workspace, WorkspaceSettings } from '@propguard/protocol/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { timeZoneChoices } from '../../parts/times/time-zones.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Combobox } from '../../ui/controls/combobox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function GeneralForm({ workspace }: { workspace: Pick<Workspace, 'name' | 'timeZone'> }) {
  const queryClient = useQueryClient();
  const zones = useMemo(() => timeZoneChoices(workspace.timeZone, new Date()), [workspace.timeZone]);
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(WorkspaceSettings),
    defaultValues: { name: workspace.name, timeZone: workspace.timeZone },
    send: async (values) => {
      const saved = await apiClient.workspaces.update(values);
      queryClient.setQueryData(api.workspaces.current.queryKey(), saved);
      form.reset({ name: saved.name, timeZone: saved.timeZone });
      void queryClient.invalidateQueries({ queryKey: api.workspaces.mine.key() });
      void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
      notify.success({ title: text.settings.saved });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 md:grid-cols-2">
      {formError ? <ErrorState title={formError} className="md:col-span-2" /> : null}
      <Field label={text.settings.name} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        label={text.settings.timeZone}
        hint={text.settings.timeZoneHint}
        error={errors.timeZone?.message}
      >
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Combobox
              options={zones}
              value={field.value}
              onValueChange={field.onChange}
              placeholder={text.settings.timeZoneChoose}
              searchPlaceholder={text.settings.timeZoneSearch}
              emptyText={text.settings.timeZoneNone}
            />
          )}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel={text.settings.saving}>
        {text.settings.save}
      </Button>
    </form>
  );
}
