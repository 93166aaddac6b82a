/** Milliseconds (median) to prove that a certificate is in a log of a million, from the database. */
import { createHash } from 'node:crypto';
import { insertNodes, lockLog, setLogSize } from '../apps/server/src/slices/certificates/log/log-store.ts';
import { proveInclusion } from '../apps/server/src/slices/certificates/log/prove.ts';
import { growLog } from '../packages/proof/src/merkle/log-growth.ts';
import { isIncluded } from '../packages/proof/src/merkle/verify-inclusion.ts';
import { withTrialLog } from './lib/trial-log.ts';
import { settle } from './lib/verdict.ts';

const LEAVES = 1_000_000;
const NODES_AT_ONCE = 50_000;
const PROOFS = 500;
const EXPECTED_HASHES = 20;

const bytes = (hash: string): Uint8Array => Uint8Array.from(Buffer.from(hash.replace(/^0x/, ''), 'hex'));
const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

await withTrialLog(async ({ database }) => {
  const leaves = Array.from({ length: LEAVES }, (_, at) =>
    Uint8Array.from(createHash('sha256').update(`certificate ${at}`).digest()),
  );
  const nodes = growLog([], 0, leaves);
  await database.asInstallation(async (tx) => {
    await lockLog(tx);
    for (let at = 0; at < nodes.length; at += NODES_AT_ONCE)
      await insertNodes(tx, nodes.slice(at, at + NODES_AT_ONCE));
    await setLogSize(tx, LEAVES);
  });
  const times: number[] = [];
  let longest = 0;
  for (let round = 0; round < PROOFS; round++) {
    const index = (round * 7919) % LEAVES;
    const from = performance.now();
    const proof = await proveInclusion({ reader: database.plain }, { index });
    times.push(performance.now() - from);
    longest = Math.max(longest, proof.path.length);
    const claim = {
      leaf: bytes(proof.leafHash),
      index,
      size: proof.size,
      path: proof.path.map(bytes),
      root: bytes(proof.rootHash),
    };
    if (!isIncluded(claim)) throw new Error(`The proof of ${index} does not hold.`);
  }
  console.log(`${longest} hashes at most (${EXPECTED_HASHES} expected)`);
  settle({ name: 'certificates-inclusion', value: median(times), unit: 'ms', target: 2, better: 'lower' });
  if (longest !== EXPECTED_HASHES) process.exitCode = 1;
});
