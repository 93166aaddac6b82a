import type { ImportChoice, ImportDetail, ImportSettings } from '@propguard/protocol/data-imports';
import { guessColumns, IMPORT_FIELDS } from '@propguard/rules/imports/import-columns';
import { type ImportKind, isMappedKind } from '@propguard/rules/imports/import-kinds';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { tabDraft } from '../../lib/tab-draft.ts';
import { useTabDraft } from '../../lib/use-tab-draft.ts';

/** By the import that it sets up. */
export const importDraft = tabDraft<ImportSettings>('data-import');

/** What was chosen before, else what was guessed, else nothing yet. */
function firstSettings({ settings, reading, fileName }: ImportDetail): ImportSettings {
  if (settings) return settings;
  const { name = fileName, ...choice } = reading?.guess ?? {
    kind: 'sales' as const,
    columns: {},
    options: USUAL_OPTIONS,
  };
  return { ...choice, dataset: { name, licence: '', attribution: '' } };
}

/** The settings as they are in the form. Another kind brings a guess of its own. */
export function useImportSettings(detail: ImportDetail) {
  const [settings, setSettings] = useTabDraft(importDraft, detail.id, () => firstSettings(detail));
  const headers = detail.reading?.columns.map(({ name }) => name) ?? [];
  const change = (part: Partial<ImportSettings>) => setSettings({ ...settings, ...part });
  const { kind, columns, options } = settings;
  const choice: ImportChoice = { kind, columns, options };
  return {
    settings,
    choice,
    setKind: (next: ImportKind) =>
      change({ kind: next, columns: isMappedKind(next) ? guessColumns(IMPORT_FIELDS[next], headers) : {} }),
    setColumn: (field: string, column: string) => {
      const { [field]: _before, ...others } = columns;
      change({ columns: column === '' ? others : { ...others, [field]: column } });
    },
    setOption: (part: Partial<ImportSettings['options']>) => change({ options: { ...options, ...part } }),
    setDataset: (part: Partial<ImportSettings['dataset']>) =>
      change({ dataset: { ...settings.dataset, ...part } }),
  };
}

export type SettingsForm = ReturnType<typeof useImportSettings>;
