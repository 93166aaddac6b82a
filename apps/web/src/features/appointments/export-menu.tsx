import type { AppointmentFilters } from '@propguard/protocol/appointments';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveFile } from '../../ui/chart/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const FORMATS = ['csv', 'ics'] as const;

interface ExportMenuProps {
  filters: AppointmentFilters;
  span: { from: string; to?: string };
}

/** OPS-APPT-07: what is shown, as a table or for a calendar. */
export function ExportMenu({ filters, span }: ExportMenuProps) {
  const save = useMutation({
    mutationFn: async (format: (typeof FORMATS)[number]) => {
      const file = await apiClient.appointments.download({ ...filters, ...span, format });
      saveFile(file.name || `appointments.${format}`, file);
    },
    onError: (error) => notify.error({ title: text.notExported, description: errorText(error) }),
  });
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button icon={Download} busy={save.isPending}>
          {text.export}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => save.mutate(format)}>
          {text.exportFormats[format]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
