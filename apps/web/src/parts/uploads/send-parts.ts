import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';
import { readApiError, UnreachableError } from '../../lib/api-error.ts';

async function sendPart(url: string, part: Blob, signal?: AbortSignal): Promise<void> {
  const response = await window
    .fetch(url, {
      method: 'PUT',
      body: part,
      headers: { 'content-type': 'application/octet-stream' },
      credentials: 'same-origin',
      signal: signal ?? null,
    })
    .catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new UnreachableError('We can’t reach the server.', { cause });
    });
  if (response.ok) return;
  throw await readApiError({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: () => response.json() as Promise<unknown>,
  });
}

export interface Sending {
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

export interface AnnouncedFile {
  purpose: UploadPurpose;
  /** Null would be a file that is used up already. */
  id: string | null;
}

/** Sends a file that was announced in parts, one after the other. */
export async function sendParts(
  { purpose, id }: AnnouncedFile,
  file: File,
  { signal, onSent }: Partial<Sending> = {},
): Promise<void> {
  for (let at = 0; at < file.size; at += PART_BYTES) {
    const url = `/api/uploads/${purpose}/${id}/parts/${at / PART_BYTES}`;
    await sendPart(url, file.slice(at, at + PART_BYTES), signal);
    onSent?.(Math.min(file.size, at + PART_BYTES));
  }
}
