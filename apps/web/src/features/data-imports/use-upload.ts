import { useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { sendParts } from '../../parts/uploads/send-parts.ts';
import { useFileUpload } from '../../parts/uploads/use-file-upload.ts';

/** Sends a file and has it looked at. */
export function useUpload(onRead: (id: string) => void) {
  const queryClient = useQueryClient();
  return useFileUpload(
    async (file, sending) => {
      const { signal } = sending;
      const announced = { fileName: file.name, sizeBytes: file.size };
      const { id, uploadId } = await apiClient.dataImports.start(announced, { signal });
      await sendParts({ purpose: 'data-import', id: uploadId }, file, sending);
      await apiClient.dataImports.read({ id }, { signal });
      onRead(id);
    },
    () => void queryClient.invalidateQueries({ queryKey: api.dataImports.key() }),
  );
}
