/**
 * Keeps a release's server in one file, which `apps/server/test/upgrade.test.ts` runs beside the code of today:
 * `npm run pack-release` at each release keeps what is here, with a COMMIT what was there. It is of our own modules,
 * minified, with the files that they read; packages of others are those that are installed.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { type Packed, pack } from '../../apps/server/src/db/embedded/point-in-time/packed-base.ts';
import { inRepository } from '../lib/repository.mjs';
import { checkOutEarlier } from './check-out-earlier.ts';

const TARGET = inRepository('apps/server/test/fixtures/earlier-release.br');
/** Read from disk by the modules beside them; but for what the assistant learnt, which is large, and asked of nobody. */
const DATA = /\.sql$|\/waters\.bin$|\/(_journal|land|waters)\.json$/;
/** Threads begin with a file of their own. */
const THREAD = /new URL\('(\.\/[\w-]+-worker)\.ts'/g;
const OF_ITS_PLACE = /import\.meta\.(url|dirname)\b/;

/** What a test needs of a node: that it starts with a small world, says when it is ready, and ends when it is told. */
const ENTRY = 'earlier-node';
const programOf = (root: string): string => {
  const of = (file: string): string => JSON.stringify(path.join(root, 'apps/server/src', file));
  return `
import { pino } from 'pino';
import { toConfig } from ${of('config/config.ts')};
import { readEnv } from ${of('config/env.ts')};
import { startNode } from ${of('start/node.ts')};
const config = { ...toConfig(readEnv(process.env)), sampleWorld: { scale: Number(process.env.WORLD_SCALE) } };
const node = await startNode(config, pino({ level: config.log.level }));
process.on('SIGTERM', () => void node.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
process.send?.({ type: 'ready', url: node.url });
`;
};

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );

/** A module says where it stands as seen from the pack, which has the same folders. */
const inItsPlace = (root: string, up: string) => ({
  name: 'in-its-place',
  transform: (code: string, id: string) => {
    if (!OF_ITS_PLACE.test(code) || !id.startsWith(root)) return null;
    const at = (file: string): string =>
      `new URL(${JSON.stringify(up + path.relative(root, file))}, import.meta.url)`;
    return code
      .replaceAll(THREAD, "new URL('$1.mjs'")
      .replaceAll(/import\.meta\.(url|dirname)\b/g, (_found, what) =>
        what === 'url' ? `${at(id)}.href` : `${at(path.dirname(id))}.pathname`,
      );
  },
});

type Program = { root: string; input: string; file: string };

const packProgram = async ({ root, input, file }: Program): Promise<string> => {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !/^@propguard\/|^earlier-node$/.test(id),
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? programOf(root) : null),
      },
      inItsPlace(root, up),
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
  return output[0].code;
};

const packRelease = async (root: string): Promise<Map<string, Buffer>> => {
  const sources = [...filesIn(root, 'apps/server/src'), ...filesIn(root, 'packages')];
  const kept = new Map<string, Buffer>();
  const put = (file: string, content: string | Buffer) => kept.set(file, Buffer.from(content));
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  put('package.json', JSON.stringify({ type: 'module', version }));
  for (const file of sources.filter((each) => DATA.test(each) && !each.includes('node_modules')))
    put(file, readFileSync(path.join(root, file)));
  put('node.mjs', await packProgram({ root, input: ENTRY, file: 'node.mjs' }));
  for (const source of sources.filter((each) => each.endsWith('-worker.ts'))) {
    const file = source.replace(/\.ts$/, '.mjs');
    put(file, await packProgram({ root, input: path.join(root, source), file }));
  }
  return kept;
};

async function* entriesOf(files: Map<string, Buffer>): AsyncGenerator<Packed> {
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  for (const folder of [...folders].sort()) if (folder !== '.') yield { folder };
  for (const [file, content] of files)
    yield {
      file,
      contents: (async function* () {
        yield content;
      })(),
    };
}

const [commit] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'propguard-release-'));
const earlier = commit ? checkOutEarlier(path.join(folder, 'code'), commit) : null;
try {
  const files = await packRelease(earlier ? path.join(folder, 'code') : inRepository());
  const packed = await buffer(pack(entriesOf(files), () => undefined));
  const small = brotliCompressSync(packed, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length },
  });
  mkdirSync(path.dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, small);
  const sizes = [...files]
    .map(([file, { length }]) => ({ file, length }))
    .sort((a, b) => b.length - a.length);
  for (const { file, length } of sizes.slice(0, 12))
    console.log(`  ${Math.round(length / 1024)} KiB  ${file}`);
  console.log(
    `${earlier?.name ?? 'What is here'}: ${files.size} files, ${Math.round(packed.length / 1024)} KiB, ` +
      `kept in ${Math.round(small.length / 1024)} KiB.`,
  );
} finally {
  earlier?.remove();
  rmSync(folder, { recursive: true, force: true });
}
