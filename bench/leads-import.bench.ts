/** Rows a second through an import of leads, from its queueing to its end: 100,000, a tenth known or twice in the file. */
import { withOwner } from '../apps/server/src/db/client.ts';
import { PART_BYTES } from '../packages/rules/src/imports/import-limits.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const ROWS = 100_000;
const KNOWN = 5_000;
const TWICE = 5_000;
const TARGET = 3_000;
const POLL_MS = 50;

const phoneOf = (at: number): string => `04${String(10_000_000 + at).slice(0, 8)}`;
const lineOf = (at: number): string =>
  `Person ${at} Family${at % 977},person${at}@example.com,${phoneOf(at)},website,${400 + (at % 900)}k,New Farm QLD,house,${1 + (at % 5)},list`;

await withTrialInstallation(async ({ url, ownerUrl }) => {
  const lines = [
    ...Array.from({ length: ROWS - TWICE }, (_, at) => lineOf(at)),
    ...Array.from({ length: TWICE }, (_, at) => lineOf(KNOWN + at * 7)),
  ];
  const file = Buffer.from(`name,email,phone,source,budget,suburbs,type,beds,tags\n${lines.join('\n')}\n`);
  const cookie = await visitorCookie(url);
  const call = async (method: string, path: string, body?: BodyInit, type = 'application/json') => {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    });
    if (!reply.ok) throw new Error(`${reply.status} for ${path}: ${await reply.text()}`);
    return reply.json();
  };
  const announced = await call(
    'POST',
    '/lead-imports',
    JSON.stringify({ fileName: 'bench.csv', sizeBytes: file.length }),
  );
  await withOwner(ownerUrl, 'bench', async (owner) => {
    const { workspace_id: workspaceId } = (
      await owner.query('select workspace_id from lead_import where id = $1', [announced.id])
    ).rows[0];
    await owner.query(
      `with made as (insert into person (workspace_id, name) select $1, 'Person ' || n from generate_series(0, $2::int - 1) n
         returning id, name)
       insert into person_address (workspace_id, person_id, kind, value)
       select $1, id, 'email', 'person' || substr(name, 8) || '@example.com' from made`,
      [workspaceId, KNOWN],
    );
    await owner.query(
      `insert into lead (workspace_id, person_id, source) select workspace_id, id, 'website' from person where workspace_id = $1`,
      [workspaceId],
    );
    await owner.query('analyze');
  });
  for (let at = 0; at < file.length; at += PART_BYTES) {
    const part = new Uint8Array(file.subarray(at, at + PART_BYTES));
    await call(
      'PUT',
      `/uploads/lead-import/${announced.uploadId}/parts/${at / PART_BYTES}`,
      part,
      'application/octet-stream',
    );
  }
  const path = `/lead-imports/${announced.id}`;
  const { reading } = await call('POST', `${path}/reading`);
  const ended = async (working: string) => {
    for (;;) {
      const found = await call('GET', path);
      if (found.state !== working) return found;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  const checkStartedAt = performance.now();
  await call('POST', `${path}/check`, JSON.stringify({ columns: reading.guess }));
  const checked = await ended('checking');
  console.log(
    `checked in ${((performance.now() - checkStartedAt) / 1000).toFixed(1)} s: ${JSON.stringify({ added: checked.added, known: checked.known, twice: checked.twice, broken: checked.broken })}`,
  );
  const startedAt = performance.now();
  await call('POST', `${path}/run`);
  const done = await ended('importing');
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${done.rowsDone} rows in ${seconds.toFixed(1)} s: ${done.added} added, ${done.known} known, ${done.twice} twice`,
  );
  if (done.added !== ROWS - KNOWN - TWICE || done.known !== KNOWN || done.twice !== TWICE)
    throw new Error(`Rows were lost or doubled: ${JSON.stringify(done)}`);
  settle({ name: 'leads-import', value: ROWS / seconds, unit: 'rows/s', target: TARGET, better: 'higher' });
});
