import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';
import type { SettingsForm } from './use-import-settings.ts';

const PARTS = ['name', 'licence', 'attribution'] as const;

interface SourceCardProps {
  form: SettingsForm;
  errorOf: (field: string) => string | undefined;
}

/** Where the data comes from, in the words that its licence asks for. */
export function SourceCard({ form, errorOf }: SourceCardProps) {
  return (
    <Card title={text.setUp.source} subtitle={text.setUp.sourceHint}>
      <div className="grid gap-4">
        {PARTS.map((part) => (
          <Field key={part} label={text.setUp[part]} required error={errorOf(`dataset.${part}`)}>
            <TextInput
              value={form.settings.dataset[part]}
              onChange={(event) => form.setDataset({ [part]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}
