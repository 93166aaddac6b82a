import { type Address, type Hex, hexToBigInt } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { chainRpc } from './chain-rpc.ts';
import { demoKeys } from './demo-keys.ts';
import { type Eip1193Provider, WalletError } from './eip1193.ts';

interface TransactionRequest {
  from: Address;
  to: Address;
  data: Hex;
  gas: Hex;
}

const UNAUTHORISED = 4100;

async function signAndSend(
  account: PrivateKeyAccount,
  { to, data, gas }: TransactionRequest,
): Promise<unknown> {
  const [chainId, nonce, block] = await Promise.all([
    chainRpc('eth_chainId'),
    chainRpc('eth_getTransactionCount', [account.address, 'latest']),
    chainRpc('eth_getBlockByNumber', ['latest', false]),
  ]);
  const { baseFeePerGas } = block as { baseFeePerGas: Hex };
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId: Number(chainId),
    nonce: Number(nonce),
    to,
    data,
    gas: hexToBigInt(gas),
    maxFeePerGas: hexToBigInt(baseFeePerGas) * 2n + 1n,
    maxPriorityFeePerGas: 1n,
  });
  return chainRpc('eth_sendRawTransaction', [raw]);
}

/** A wallet of its own on the embedded chain, with the interface of any other. It signs without asking. */
export function createDemoWallet(): Eip1193Provider {
  const accounts = demoKeys().map((key) => privateKeyToAccount(key));
  return {
    request: async ({ method, params = [] }) => {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts')
        return accounts.map(({ address }) => address);
      if (method !== 'eth_sendTransaction') return chainRpc(method, params);
      const transaction = params[0] as TransactionRequest;
      const account = accounts.find(({ address }) => address === transaction.from);
      if (!account)
        throw new WalletError(UNAUTHORISED, `${transaction.from} is not an account of this wallet.`);
      return signAndSend(account, transaction);
    },
  };
}
