import { zodResolver } from '@hookform/resolvers/zod';
import { type Widget, WidgetSettings } from '@propguard/protocol/widget';
import { LANGUAGES } from '@propguard/rules/languages/languages';
import {
  WIDGET_NAME_MAX,
  WIDGET_POSITIONS,
  WIDGET_TEXT_MAX,
  WIDGET_THEMES,
} from '@propguard/rules/widget/widget';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { ColourChoice } from '../../parts/widget/colour-choice.tsx';
import { LauncherPreview } from '../../parts/widget/launcher-preview.tsx';
import { text as widgetText } from '../../parts/widget/text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const linesOf = (written: string): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Sites are written one a line; which line is wrong is said at the field. */
const Values = WidgetSettings.omit({ origins: true }).extend({
  sites: z.string().refine((written) => WidgetSettings.shape.origins.safeParse(linesOf(written)).success, {
    error: ({ input }) => {
      const checked = WidgetSettings.shape.origins.safeParse(linesOf(String(input)));
      return checked.error?.issues[0]?.message ?? '';
    },
  }),
});
type Values = z.output<typeof Values>;

const POSITIONS = WIDGET_POSITIONS.map((value) => ({ value, label: widgetText.positions[value] }));
const THEMES = WIDGET_THEMES.map((value) => ({ value, label: text.themes[value] }));
const LANGUAGE_CHOICES = [
  { value: 'auto' as const, label: text.languageAuto },
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
];

/** What the workspace decides of its widget; the engine and the browsers' policies follow it from the next page on. */
export function WidgetSettingsCard({ widget }: { widget: Widget }) {
  const { signedIn, meets } = useSession();
  const mayChange = signedIn && meets('admin');
  return (
    <Card title={text.settings} subtitle={mayChange ? undefined : text.readOnly}>
      <SettingsForm
        key={JSON.stringify(WidgetSettings.parse(widget))}
        widget={widget}
        mayChange={mayChange}
      />
    </Card>
  );
}

function SettingsForm({ widget, mayChange }: { widget: Widget; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm<Values>({
    resolver: zodResolver(Values) as never,
    defaultValues: { ...WidgetSettings.parse(widget), sites: widget.origins.join('\n') },
    send: async ({ sites, ...values }) => {
      await apiClient.widget.change({ ...values, origins: linesOf(sites) });
      await queryClient.invalidateQueries({ queryKey: api.widget.key() });
      notify.success({ title: text.saved });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={!mayChange} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <Field label={text.sites} hint={text.sitesHint} error={errors.sites?.message}>
          <TextArea rows={3} spellCheck={false} {...form.register('sites')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={form.control}
            name="position"
            render={({ field }) => (
              <Choice label={widgetText.position}>
                <SegmentedControl
                  label={widgetText.position}
                  options={POSITIONS}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              </Choice>
            )}
          />
          <Controller
            control={form.control}
            name="theme"
            render={({ field }) => (
              <Choice label={text.theme}>
                <SegmentedControl
                  label={text.theme}
                  options={THEMES}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              </Choice>
            )}
          />
          <Controller
            control={form.control}
            name="colour"
            render={({ field }) => (
              <ColourChoice name="colour" value={field.value} onValueChange={field.onChange} />
            )}
          />
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Field label={text.language}>
                <Select options={LANGUAGE_CHOICES} value={field.value} onValueChange={field.onChange} />
              </Field>
            )}
          />
        </div>
        <LauncherPreview position={form.watch('position')} colour={form.watch('colour')} />
        <Field label={text.name} error={errors.title?.message}>
          <TextInput maxLength={WIDGET_NAME_MAX} {...form.register('title')} />
        </Field>
        <Field label={text.greeting} hint={text.greetingHint} error={errors.greeting?.message}>
          <TextInput maxLength={WIDGET_TEXT_MAX} {...form.register('greeting')} />
        </Field>
        <Field label={text.offlineNote} hint={text.greetingHint} error={errors.offlineNote?.message}>
          <TextInput maxLength={WIDGET_TEXT_MAX} {...form.register('offlineNote')} />
        </Field>
        <Controller
          control={form.control}
          name="asksLead"
          render={({ field }) => (
            <Switch label={text.asksLead} checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
        <Controller
          control={form.control}
          name="takesFiles"
          render={({ field }) => (
            <Switch label={text.takesFiles} checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
        {mayChange ? (
          <div>
            <Button type="submit" kind="primary" busy={isSending} busyLabel={text.saving}>
              {text.save}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-1.5">
      <p className="text-13 font-medium">{label}</p>
      {children}
    </div>
  );
}
