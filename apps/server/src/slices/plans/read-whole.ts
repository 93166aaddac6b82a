import { fail } from '../../fail.ts';

/** All bytes of a body that is still arriving, which is refused as soon as it is too long. */
export const readWhole = async (file: File, largestBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of file.stream()) {
    bytes += chunk.byteLength;
    if (bytes > largestBytes) throw fail('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
