import { apiClient } from '../../../lib/api.ts';
import { wait } from '../../../lib/wait.ts';
import { text } from '../text.ts';

export type ExampleKind = 'tx' | 'ipfs';

export class NoExample extends Error {}

const ASK_AGAIN_MS = 400;
const LONGEST_MS = 60_000;

/** CORE-CHAIN-12: of the installation's own example, which is made when somebody first asks for it. */
export async function fetchExample(kind: ExampleKind): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  while (!signal.aborted) {
    const { state, txHash, ipfsHash } = await apiClient.certificates.example(undefined, { signal });
    const found = kind === 'tx' ? txHash : ipfsHash;
    if (state === 'ready' && found !== null) return found;
    if (state === 'none') break;
    await wait(ASK_AGAIN_MS, signal);
  }
  throw new NoExample(text.verification.noExample);
}
