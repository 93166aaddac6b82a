import type { LeadViewFilter } from '@propguard/protocol/lead-query';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveFile } from '../../ui/chart/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.export;
const FORMATS = ['csv', 'xlsx'] as const;

/** OPS-LEAD-08: those that are chosen, or all that the filter finds, as a file. */
export function ExportMenu({ ids, filter }: { ids?: string[]; filter?: LeadViewFilter }) {
  const save = useMutation({
    mutationFn: async (format: (typeof FORMATS)[number]) => {
      const file = await apiClient.leadImports.export({ format, ...(ids ? { ids } : { filter }) });
      saveFile(file.name || `leads.${format}`, file);
    },
    onSuccess: () => notify.success({ title: words.done }),
    onError: (error) =>
      notify.error({
        title: words.failed,
        description: fieldErrorsOf(error)[0]?.message ?? errorText(error),
      }),
  });
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size={ids ? 'sm' : 'md'} icon={Download} busy={save.isPending}>
          {words.button}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => save.mutate(format)}>
          {words.formats[format]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
