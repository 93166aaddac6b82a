import type { MediaQuery } from '@propguard/protocol/media';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { byteRange } from './byte-range.ts';
import { readMedia } from './read-media.ts';

const YEAR_SECONDS = 31_536_000;
/** Shown in a page; the rest is saved, so that nothing that was sent to us runs there. */
const SHOWN = new Set(['picture', 'film', 'sound']);

type Reply = { scope: TxScope; headers: Headers; resHeaders?: Headers };

/** As a browser asks for it: all of it, or the part that a player wants next. What is kept under an id never changes. */
export const sendMedia = async ({ scope, headers, resHeaders }: Reply, query: MediaQuery): Promise<File> => {
  let asked: ReturnType<typeof byteRange>;
  const { media, start, end, pieces } = await readMedia(scope, query, ({ sizeBytes }) => {
    asked = byteRange(headers.get('range'), sizeBytes);
    if (asked === null) {
      resHeaders?.set('content-range', `bytes */${sizeBytes}`);
      throw fail('RANGE_NOT_SATISFIABLE');
    }
    return asked ?? { start: 0, end: sizeBytes };
  });
  resHeaders?.set('accept-ranges', 'bytes');
  resHeaders?.set('etag', `"${media.sha256.toString('hex')}"`);
  resHeaders?.set('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`);
  resHeaders?.set('x-content-type-options', 'nosniff');
  resHeaders?.set(
    'content-disposition',
    `${SHOWN.has(media.kind) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(media.name)}`,
  );
  if (asked) resHeaders?.set('content-range', `bytes ${start}-${end - 1}/${media.sizeBytes}`);
  return new File(
    pieces.map((piece) => new Uint8Array(piece)),
    media.name,
    { type: media.mediaType },
  );
};
