import { randomBytes } from 'node:crypto';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const EMBEDDED_CHAIN = 31_337;

/** Well signed, for the embedded chain, by somebody whom nobody has sent coin to. */
export const signUnfunded = (): Promise<`0x${string}`> =>
  privateKeyToAccount(generatePrivateKey()).signTransaction({
    chainId: EMBEDDED_CHAIN,
    nonce: 0,
    gas: 100_000n,
    maxFeePerGas: 2_000_000_000n,
    to: '0x0000000000000000000000000000000000000001',
    data: `0x${randomBytes(1000).toString('hex')}`,
  });
