import type { CallFilters } from '@propguard/protocol/channel-calls';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveFile } from '../../ui/chart/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** What the log shows, as a table. */
export function CallExport({ filters }: { filters: CallFilters }) {
  const save = useMutation({
    mutationFn: async () => {
      const file = await apiClient.channels.downloadCalls(filters);
      saveFile(file.name || 'channel-calls.csv', file);
    },
    onError: (error) => notify.error({ title: text.logNotExported, description: errorText(error) }),
  });
  return (
    <Button size="sm" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
      {text.logExport}
    </Button>
  );
}
