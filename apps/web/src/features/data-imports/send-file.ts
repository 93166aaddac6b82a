import type { ImportDetail } from '@propguard/protocol/data-imports';
import { apiClient } from '../../lib/api.ts';
import { type Sending, sendParts } from '../../lib/send-parts.ts';

/** Sends a file and has it looked at. */
export async function sendFile(file: File, sending: Sending): Promise<ImportDetail> {
  const { signal } = sending;
  const { id } = await apiClient.dataImports.start({ fileName: file.name, sizeBytes: file.size }, { signal });
  await sendParts(`/api/data-imports/${id}/parts`, file, sending);
  return apiClient.dataImports.read({ id }, { signal });
}
