import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

/**
 * A JSON document that is packed while it is written: of a long one, only what was packed is in memory. Packing is
 * waited for, so that whoever reads on does not run ahead of it.
 */
export const openPackedJson = () => {
  const packing = createGzip();
  const packed = buffer(packing);
  const write = async (text: string): Promise<void> => {
    if (!packing.write(text)) await once(packing, 'drain');
  };
  let isFirst = true;
  return {
    write,
    /** A further one of a list or an object, on a line of its own. */
    next: async (text: string): Promise<void> => {
      await write(`${isFirst ? '' : ','}\n${text}`);
      isFirst = false;
    },
    begin: async (text: string): Promise<void> => {
      await write(text);
      isFirst = true;
    },
    end: async (text: string): Promise<Buffer> => {
      packing.end(text);
      return packed;
    },
  };
};
