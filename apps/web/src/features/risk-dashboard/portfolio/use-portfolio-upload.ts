import { useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../../lib/api.ts';
import { useWorkspaceMade } from '../../../lib/use-workspace-made.ts';
import { sendParts } from '../../../parts/uploads/send-parts.ts';
import { useFileUpload } from '../../../parts/uploads/use-file-upload.ts';

export function usePortfolioUpload(onRead: (id: string) => void) {
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  return useFileUpload(
    async (file, sending) => {
      const { signal } = sending;
      const announced = { fileName: file.name, sizeBytes: file.size };
      const { id, uploadId } = await apiClient.portfolios.start(announced, { signal });
      await sendParts({ purpose: 'portfolio', id: uploadId }, file, sending);
      await apiClient.portfolios.read({ id }, { signal });
      await workspaceMade();
      onRead(id);
    },
    () => void queryClient.invalidateQueries({ queryKey: api.portfolios.list.key() }),
  );
}
