import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp } from '../../../test/support/people.ts';
import { sendParts } from '../../../test/support/send-parts.ts';

const { client, installation } = installationForFile();

const send = async (member: TestClient, fileName: string, bytes: Buffer) => {
  const { body: upload } = await member.call('POST', '/media', { fileName, sizeBytes: bytes.length });
  await sendParts(member, `/uploads/media/${upload.id}/parts`, bytes);
  return { upload, reply: await member.call('POST', `/media/uploads/${upload.id}`) };
};

const contentOf = async (
  member: TestClient,
  id: string,
  headers: Record<string, string> = {},
  query = '',
) => {
  const response = await fetch(`${member.url}/api/media/${id}/content${query}`, {
    headers: { cookie: member.cookieHeader, ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

/** A film as far as its first bytes go: five pieces and a bit, no two alike. */
const film = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  randomBytes(5 * 1024 * 1024 + 321),
]);

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' }, IFD0: { Artist: 'zqartist' } })
    .jpeg()
    .toBuffer();

const usedBytes = async (workspaceId: string): Promise<number> =>
  Number(
    (await installation.owner.query('select bytes from storage_use where workspace_id = $1', [workspaceId]))
      .rows[0]?.bytes ?? 0,
  );

describe('a film', () => {
  it('is kept in pieces of a mebibyte by their hashes, sent whole or by ranges, counted, and removed', async () => {
    const { client: member } = await signUp(client());
    const workspaceId = (await member.call('GET', '/session')).body.session.workspace.id;
    const { reply } = await send(member, 'tour.mp4', film);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      kind: 'film',
      mediaType: 'video/mp4',
      sizeBytes: film.length,
      sha256: createHash('sha256').update(film).digest('hex'),
    });
    const { id } = reply.body;
    const { rows } = await installation.owner.query(
      'select octet_length(content) as size, sha256 = sha256(content) as same from media_piece where object_id = $1 order by position',
      [id],
    );
    expect(rows.map(({ size }) => size)).toEqual([...Array(5).fill(1024 * 1024), 321 + 12]);
    expect(rows.every(({ same }) => same)).toBe(true);
    await expect(
      installation.owner.query("update media_piece set content = 'x' where object_id = $1 and position = 0", [
        id,
      ]),
    ).rejects.toThrow('media_piece_is_whole');
    expect(await usedBytes(workspaceId)).toBe(film.length);

    const whole = await contentOf(member, id);
    expect(whole.status).toBe(200);
    expect(whole.bytes.equals(film)).toBe(true);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const from = 1024 * 1024 - 3;
    const part = await contentOf(member, id, { range: `bytes=${from}-${from + 9}` });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${from + 9}/${film.length}`);
    expect(part.bytes.equals(film.subarray(from, from + 10))).toBe(true);
    const tail = await contentOf(member, id, { range: 'bytes=-5' });
    expect(tail.bytes.equals(film.subarray(-5))).toBe(true);
    expect((await contentOf(member, id, { range: `bytes=${film.length}-` })).status).toBe(416);
    expect((await contentOf(member, id, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(
      304,
    );

    // The same again is the same: nothing more is kept.
    const again = await send(member, 'copy.mp4', film);
    expect(again.reply.body.id).toBe(id);
    expect(await usedBytes(workspaceId)).toBe(film.length);

    const { client: stranger } = await signUp(client());
    expect((await contentOf(stranger, id)).status).toBe(404);
    expect((await stranger.call('DELETE', `/media/${id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/media/${id}`)).status).toBe(200);
    expect((await contentOf(member, id)).status).toBe(404);
    expect(await usedBytes(workspaceId)).toBe(0);
  });
});

describe('a picture', () => {
  it('is written anew: no larger than a screen, with a small one, and nothing of where it was taken', async () => {
    const { client: member } = await signUp(client());
    const original = await photo(4000, 1000);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { reply } = await send(member, 'front.JPG', original);
    expect(reply.body).toMatchObject({ kind: 'picture', mediaType: 'image/jpeg', width: 2560, height: 640 });
    const full = await contentOf(member, reply.body.id);
    const facts = await sharp(full.bytes).metadata();
    expect(facts.exif).toBeUndefined();
    expect(full.bytes.includes('zqartist')).toBe(false);
    const small = await contentOf(member, reply.body.id, {}, '?size=small');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 120 });
    expect((await member.call('GET', `/media/${reply.body.id}`)).body.name).toBe('front.JPG');
  });
});

describe('what cannot be kept', () => {
  it('is refused in words, with its field, and nothing of it stays', async () => {
    const { client: member } = await signUp(client());
    const workspaceId = (await member.call('GET', '/session')).body.session.workspace.id;
    const large = await member.call('POST', '/media', { fileName: 'a.mp4', sizeBytes: 300 * 1024 * 1024 });
    expect(large.status).toBe(413);
    expect(large.body.data.fields).toEqual([
      { field: 'sizeBytes', message: expect.stringContaining('at most 100 MB') },
    ]);
    const refused = async (fileName: string, bytes: Buffer, words: string) => {
      const { upload, reply } = await send(member, fileName, bytes);
      expect(reply.status).toBe(422);
      expect(reply.body.data.fields[0].field).toBe('fileName');
      expect(reply.body.data.fields[0].message).toContain(words);
      return upload;
    };
    await refused(
      'holiday.jpg',
      Buffer.from('%PDF-1.7 not a picture'),
      'named like a picture, but it’s a PDF',
    );
    await refused('notes.docx', Buffer.from('PK\u0003\u0004 something zipped'), 'isn’t a file we can keep');
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await refused('drawing.svg', page, 'isn’t a file we can keep');
    const broken = await refused('b.png', (await photo(50, 50)).subarray(0, 300), 'we can’t read it');
    // It can be looked at again, not half: an upload that was refused is as it was.
    expect((await member.call('GET', `/uploads/media/${broken.id}`)).status).toBe(200);
    const half = await member.call('POST', '/media', { fileName: 'half.mp4', sizeBytes: 100 });
    expect((await member.call('POST', `/media/uploads/${half.body.id}`)).status).toBe(422);
    const { rows } = await installation.owner.query('select 1 from media_object where workspace_id = $1', [
      workspaceId,
    ]);
    expect(rows).toEqual([]);
  });
});
