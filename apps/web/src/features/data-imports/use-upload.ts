import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { isAbort } from '../../lib/api-error.ts';
import { sendFile } from './send-file.ts';

export interface Upload {
  file: File;
  sentBytes: number;
}

/** The file that is being sent, and what went wrong with the last one. */
export function useUpload(onRead: (id: string) => void) {
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<unknown>(null);
  const abort = useRef<AbortController | null>(null);
  const send = async (file: File) => {
    abort.current = new AbortController();
    setError(null);
    setUpload({ file, sentBytes: 0 });
    try {
      const { id } = await sendFile(file, {
        signal: abort.current.signal,
        onSent: (sentBytes) => setUpload({ file, sentBytes }),
      });
      onRead(id);
    } catch (caught) {
      if (!isAbort(caught)) setError(caught);
    } finally {
      setUpload(null);
      void queryClient.invalidateQueries({ queryKey: api.dataImports.key() });
    }
  };
  return { upload, error, send: (file: File) => void send(file), cancel: () => abort.current?.abort() };
}
