import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { sendParts } from '../../parts/uploads/send-parts.ts';
import { useFileUpload } from '../../parts/uploads/use-file-upload.ts';

export interface ReplyFile {
  id: string;
  name: string;
  sizeBytes: number;
}

/** The file that goes with a reply: sent to the workspace's media first, so that what is sent is what was looked at. */
export function useReplyFile() {
  const [file, setFile] = useState<ReplyFile | null>(null);
  const { upload, error, send } = useFileUpload(
    async (chosen, sending) => {
      const { signal } = sending;
      const { id } = await apiClient.media.announce(
        { fileName: chosen.name, sizeBytes: chosen.size },
        { signal },
      );
      await sendParts({ purpose: 'media', id }, chosen, sending);
      setFile(await apiClient.media.store({ id }, { signal }));
    },
    () => undefined,
  );
  return { file, isSending: upload !== null, error, attach: send, drop: () => setFile(null) };
}
