import { fail, invalid } from '../../fail.ts';

export const demandNotEmpty = (sizeBytes: number): void => {
  if (sizeBytes === 0) throw invalid({ field: 'sizeBytes', message: 'The file is empty.' });
};

/** A file that is too large is refused before any of it is sent. */
export const demandAtMost = (mostBytes: number, sizeBytes: number, message: string): void => {
  if (sizeBytes > mostBytes) throw fail('PAYLOAD_TOO_LARGE', { fields: [{ field: 'sizeBytes', message }] });
};
