import type { PortfolioDetail } from '@propguard/protocol/portfolios';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, apiClient } from '../../../lib/api.ts';
import { isAbort } from '../../../lib/api-error.ts';
import { type Sending, sendParts } from '../../../lib/send-parts.ts';
import { useWorkspaceMade } from '../../../lib/use-workspace-made.ts';

export interface Upload {
  file: File;
  sentBytes: number;
}

async function sendPortfolio(file: File, sending: Sending): Promise<PortfolioDetail> {
  const { signal } = sending;
  const { id } = await apiClient.portfolios.start({ fileName: file.name, sizeBytes: file.size }, { signal });
  await sendParts(`/api/portfolios/${id}/parts`, file, sending);
  return apiClient.portfolios.read({ id }, { signal });
}

/** The file that is being sent, and what went wrong with the last one. */
export function usePortfolioUpload(onRead: (id: string) => void) {
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<unknown>(null);
  const abort = useRef<AbortController | null>(null);
  const send = async (file: File) => {
    abort.current = new AbortController();
    setError(null);
    setUpload({ file, sentBytes: 0 });
    try {
      const { signal } = abort.current;
      const onSent = (sentBytes: number) => setUpload({ file, sentBytes });
      const { id } = await sendPortfolio(file, { signal, onSent });
      await workspaceMade();
      onRead(id);
    } catch (caught) {
      if (!isAbort(caught)) setError(caught);
    } finally {
      setUpload(null);
      void queryClient.invalidateQueries({ queryKey: api.portfolios.list.key() });
    }
  };
  return { upload, error, send: (file: File) => void send(file), cancel: () => abort.current?.abort() };
}
