import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { UPLOADS } from '@propguard/rules/uploads/upload-purposes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../test/support/installation.ts';
import { PATIENCE } from '../../test/support/patience.ts';
import { signUp } from '../../test/support/people.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { forgetUploadsJob } from './jobs.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let operator: TestClient;
let person: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  operator = (await signUp(node.client())).client;
  person = (await signUp(node.client())).client;
  stranger = (await signUp(node.client())).client;
});
afterAll(() => installation.close());

type Announced = { id: string; uploadId: string };

/** Where each purpose announces its file, and who does. */
const PURPOSES = {
  portfolio: { path: '/portfolios', ending: 'csv', who: () => person },
  'data-import': { path: '/data-imports', ending: 'csv', who: () => operator },
  'hazard-layer': { path: '/hazard-layers/uploads', ending: 'csv', who: () => operator },
  'lead-import': { path: '/lead-imports', ending: 'csv', who: () => person },
  'own-listings': { path: '/own-listing-files', ending: 'csv', who: () => person },
  media: { path: '/media', ending: 'jpg', who: () => person },
} as const;
/** Of the installation: somebody who does not operate it learns nothing of it, not even that it is not there. */
const OF_INSTALLATION: ReadonlySet<string> = new Set(['data-import', 'hazard-layer']);
type Purpose = keyof typeof PURPOSES;
const EVERY = Object.keys(PURPOSES) as Purpose[];

const announce = async (purpose: Purpose, sizeBytes: number): Promise<Announced> => {
  const { path, ending, who } = PURPOSES[purpose];
  const { body } = await who().call('POST', path, { fileName: `file.${ending}`, sizeBytes });
  return { id: body.id, uploadId: body.uploadId ?? body.id };
};

const send = (client: TestClient, purpose: Purpose, uploadId: string, position: number, content: Buffer) =>
  client.send('PUT', `/uploads/${purpose}/${uploadId}/parts/${position}`, Uint8Array.from(content));

const count = async (query: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await installation.owner.query(`select count(*)::int as count from ${query}`, values);
  return rows[0].count;
};

it('the purposes tested here are those that there are', () => {
  expect(EVERY.sort()).toEqual(Object.keys(UPLOADS).sort());
});

describe.each(EVERY)('a file for %s', (purpose) => {
  const { ending, who } = PURPOSES[purpose];
  const first = Buffer.alloc(PART_BYTES, 'a');
  const last = Buffer.from('b\n');

  it('goes on where the connection broke, and takes a part again if it is the same', async () => {
    const { uploadId } = await announce(purpose, first.length + last.length);
    const path = `/uploads/${purpose}/${uploadId}`;
    expect((await who().call('GET', path)).body).toMatchObject({
      fileName: `file.${ending}`,
      receivedBytes: 0,
    });
    expect((await send(who(), purpose, uploadId, 1, last)).body.data.fields[0].field).toBe('position');
    expect((await send(who(), purpose, uploadId, 0, last)).body.data.fields[0].message).toContain(
      `must have ${PART_BYTES} bytes`,
    );
    for (let times = 0; times < 2; times++)
      expect((await send(who(), purpose, uploadId, 0, first)).body).toMatchObject({
        receivedBytes: PART_BYTES,
      });
    const other = await send(who(), purpose, uploadId, 0, Buffer.alloc(PART_BYTES, 'c'));
    expect([other.status, other.body.data.fields[0]]).toEqual([
      422,
      { field: 'content', message: 'Part 0 was received before with different content.' },
    ]);
    expect((await who().call('GET', path)).body.receivedBytes).toBe(PART_BYTES);
    for (let times = 0; times < 2; times++)
      expect((await send(who(), purpose, uploadId, 1, last)).body).toMatchObject({
        receivedBytes: PART_BYTES + last.length,
      });
    expect((await send(who(), purpose, uploadId, 2, last)).status).toBe(422);
    expect(await count(`upload where id = $1 and state = 'complete'`, uploadId)).toBe(1);
    expect(await count('upload_part where upload_id = $1', uploadId)).toBe(2);
  });

  it('is refused before it is sent when it is too large', async () => {
    const { path } = PURPOSES[purpose];
    const sizeBytes = UPLOADS[purpose].mostBytes + 1;
    const { status, body } = await who().call('POST', path, { fileName: `huge.${ending}`, sizeBytes });
    expect([status, body.data.fields[0].field]).toEqual([413, 'sizeBytes']);
    expect(body.data.fields[0].message).toContain(`${UPLOADS[purpose].mostBytes / 1024 ** 2} MB`);
  });

  it('is there for its own purpose and its own people alone', async () => {
    const { uploadId } = await announce(purpose, 2);
    for (const other of EVERY.filter((one) => one !== purpose))
      for (const caller of [person, operator])
        expect([403, 404]).toContain((await caller.call('GET', `/uploads/${other}/${uploadId}`)).status);
    const reply = await send(stranger, purpose, uploadId, 0, last);
    expect(reply.status).toBe(OF_INSTALLATION.has(purpose) ? 403 : 404);
    expect((await send(node.client(), purpose, uploadId, 0, last)).status).toBe(401);
    expect(await count('upload_part where upload_id = $1', uploadId)).toBe(0);
  });
});

describe('a file that nobody uses', () => {
  const forget = async (): Promise<void> => {
    const { database, queue } = node.context;
    const jobId = await database.asInstallation((tx) =>
      enqueue(queue, tx, forgetUploadsJob, { workspaceId: null, accountId: null, input: {} }),
    );
    await vi.waitFor(
      async () => expect(await count(`job where id = $1 and state = 'succeeded'`, jobId)).toBe(1),
      PATIENCE,
    );
  };
  const expire = (uploadId: string) =>
    installation.owner.query(`update upload set expires_at = now() - interval '1 minute' where id = $1`, [
      uploadId,
    ]);

  it('goes when it expires, in every workspace, with the draft that waited for it', async () => {
    const content = Buffer.from('Suburb,State\nRichmond,VIC\n');
    const [portfolio, draft, layer, fresh] = [
      await announce('portfolio', content.length),
      await announce('data-import', content.length),
      await announce('hazard-layer', content.length),
      await announce('portfolio', content.length),
    ];
    await send(person, 'portfolio', portfolio.uploadId, 0, content);
    await installation.owner.query(
      `insert into staged_row (import_id, record, line, row_id, owner_id, content, source)
       values ($1, 1, 2, gen_random_uuid(), gen_random_uuid(), '{}', '')`,
      [draft.id],
    );
    for (const { uploadId } of [portfolio, draft, layer]) await expire(uploadId);
    // As good as gone before anybody cleans up.
    expect((await person.call('GET', `/uploads/portfolio/${portfolio.uploadId}`)).status).toBe(404);
    expect((await send(operator, 'data-import', draft.uploadId, 0, content)).status).toBe(404);
    await forget();
    const ids = [portfolio, draft, layer].map(({ uploadId }) => uploadId);
    expect(await count('upload where id = any($1::uuid[])', ids)).toBe(0);
    expect(await count('upload_part where upload_id = any($1::uuid[])', ids)).toBe(0);
    expect((await person.call('GET', `/portfolios/${portfolio.id}`)).status).toBe(404);
    expect((await operator.call('GET', `/data-imports/${draft.id}`)).status).toBe(404);
    expect(await count('staged_row')).toBe(0);
    expect((await person.call('GET', `/portfolios/${fresh.id}`)).body.uploadId).toBe(fresh.uploadId);
  });

  it('stays as long as somebody works on it, and takes no part then', async () => {
    const content = Buffer.from('a,b\n');
    const { id, uploadId } = await announce('data-import', content.length);
    await send(operator, 'data-import', uploadId, 0, content);
    await installation.owner.query(`update upload set state = 'in-use' where id = $1`, [uploadId]);
    await expire(uploadId);
    await forget();
    expect((await operator.call('GET', `/data-imports/${id}`)).status).toBe(200);
    expect((await send(operator, 'data-import', uploadId, 0, content)).status).toBe(409);
  });
});
