import type { ImportDetail } from '@propguard/protocol/data-imports';
import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { apiClient } from '../../lib/api.ts';
import { readApiError, UnreachableError } from '../../lib/api-error.ts';

async function sendPart(id: string, position: number, part: Blob, signal: AbortSignal): Promise<void> {
  const response = await window
    .fetch(`/api/data-imports/${id}/parts/${position}`, {
      method: 'PUT',
      body: part,
      headers: { 'content-type': 'application/octet-stream' },
      credentials: 'same-origin',
      signal,
    })
    .catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new UnreachableError('The server cannot be reached.', { cause });
    });
  if (response.ok) return;
  throw await readApiError({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: () => response.json() as Promise<unknown>,
  });
}

interface Sending {
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

/** Sends a file in parts, one after the other, and has it looked at. */
export async function sendFile(file: File, { signal, onSent }: Sending): Promise<ImportDetail> {
  const { id } = await apiClient.dataImports.start({ fileName: file.name, sizeBytes: file.size }, { signal });
  for (let at = 0; at < file.size; at += PART_BYTES) {
    await sendPart(id, at / PART_BYTES, file.slice(at, at + PART_BYTES), signal);
    onSent(Math.min(file.size, at + PART_BYTES));
  }
  return apiClient.dataImports.read({ id }, { signal });
}
