import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { fail } from '../../fail.ts';
import { PACKED } from './packed.ts';
import { findFile } from './store.ts';

type Asked = { openWorkspace: OpenWorkspace; headers: Headers; resHeaders?: Headers };

/** As browsers say it, and whoever else unpacks by itself. */
const takesGzip = (headers: Headers): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers.get('accept-encoding') ?? '');

export const downloadFile = async (
  { openWorkspace, headers, resHeaders }: Asked,
  id: string,
): Promise<File> => {
  const row = await openWorkspace('read', ({ tx }) => findFile(tx, id));
  if (!row) throw fail('NOT_FOUND');
  const { name, mediaType, content } = row;
  if (!mediaType.endsWith(PACKED))
    return attachment(resHeaders, { name, type: mediaType, content: new Uint8Array(content) });
  const type = mediaType.slice(0, -PACKED.length);
  resHeaders?.set('vary', 'accept-encoding');
  if (!takesGzip(headers)) {
    const unpacked = await promisify(gunzip)(content);
    return attachment(resHeaders, { name, type, content: new Uint8Array(unpacked) });
  }
  resHeaders?.set('content-encoding', 'gzip');
  return attachment(resHeaders, { name, type, content: new Uint8Array(content) });
};
