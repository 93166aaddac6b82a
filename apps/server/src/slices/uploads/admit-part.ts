import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { invalid } from '../../fail.ts';

type Upload = { sizeBytes: number; receivedBytes: number };

/** Parts come in order, all full but the last. False for one that was received already: as good as received again. */
export const admitPart = (
  { sizeBytes, receivedBytes }: Upload,
  { position, content }: { position: number; content: File },
): boolean => {
  const expected = receivedBytes / PART_BYTES;
  if (position < expected) return false;
  if (position > expected)
    throw invalid({ field: 'position', message: `Part ${Math.ceil(expected)} is expected next.` });
  const due = Math.min(PART_BYTES, sizeBytes - receivedBytes);
  if (content.size !== due || due === 0)
    throw invalid({
      field: 'content',
      message: `This part must have ${due} bytes, and has ${content.size}.`,
    });
  return true;
};
