import { useRef, useState } from 'react';
import { isAbort } from '../../lib/api-error.ts';
import type { Sending } from './send-parts.ts';

export interface FileUpload {
  file: File;
  sentBytes: number;
}

/** The file that is being sent, and what went wrong with the last one. */
export function useFileUpload(send: (file: File, sending: Sending) => Promise<void>, onEnd: () => void) {
  const [upload, setUpload] = useState<FileUpload | null>(null);
  const [error, setError] = useState<unknown>(null);
  const abort = useRef<AbortController | null>(null);
  const start = async (file: File) => {
    abort.current = new AbortController();
    setError(null);
    setUpload({ file, sentBytes: 0 });
    try {
      const onSent = (sentBytes: number) => setUpload({ file, sentBytes });
      await send(file, { signal: abort.current.signal, onSent });
    } catch (caught) {
      if (!isAbort(caught)) setError(caught);
    } finally {
      setUpload(null);
      onEnd();
    }
  };
  return { upload, error, send: (file: File) => void start(file), cancel: () => abort.current?.abort() };
}
