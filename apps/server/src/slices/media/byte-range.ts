type ByteRange = { start: number; end: number };

/**
 * RFC 9110, one range of bytes: `bytes=0-499`, `bytes=500-`, `bytes=-500`. Undefined: what is asked for is no such range,
 * and the whole is sent, as the standard says. Null: there is no such part.
 */
export const byteRange = (header: string | null, sizeBytes: number): ByteRange | null | undefined => {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [from, to] = [asked?.[1] ?? '', asked?.[2] ?? ''];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Math.min(Number(to), sizeBytes);
    return last === 0 ? null : { start: sizeBytes - last, end: sizeBytes };
  }
  const start = Number(from);
  const end = to === '' ? sizeBytes : Math.min(Number(to) + 1, sizeBytes);
  if (to !== '' && Number(to) < start) return undefined;
  return start < sizeBytes ? { start, end } : null;
};
