import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import {
  FAUCET_COIN_WEI,
  FAUCET_DOLLARS,
  FAUCET_LEAST_COIN_WEI,
  FAUCET_LEAST_DOLLARS,
} from '@propguard/rules/titles/faucet';
import { type Address, encodeFunctionData, getAddress } from 'viem';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import type { OpenChain } from '../../providers/chain/chain-service.ts';
import { sendCall } from '../../providers/chain/signed-call.ts';
import { withChain } from './demand-chain.ts';
import { demandChainRoom } from './demand-chain-room.ts';

const CENTS = 100;
/** About what one of our own takes as it is written down. */
const CALL_BYTES = 512;

const readPurse = async ({ client, contracts }: OpenChain, address: Address) => {
  const [coinWei, cents] = await Promise.all([
    client.getBalance({ address }),
    client.readContract({
      address: contracts.demoDollar,
      abi: demoDollarAbi,
      functionName: 'balanceOf',
      args: [address],
    }),
  ]);
  return { coinWei, dollars: Number(cents) / CENTS };
};

/** Gives coin for fees and demonstration dollars to a wallet that has little of them; never on a real network. */
export const fillWallet = (
  scope: ReferenceScope,
  { who, address: given }: { who: string; address: string },
): Promise<{ transactions: string[]; coinWei: string; dollars: number }> =>
  withChain(scope, async (chain) => {
    const { outlet, account, contracts, network } = chain;
    if (!network.isEmbedded) throw fail('UNAVAILABLE');
    const address = getAddress(given);
    const before = await readPurse(chain, address);
    const transactions: string[] = [];
    const send = async (call: Omit<Parameters<typeof sendCall>[2], 'chainId'>): Promise<void> => {
      const receipt = await sendCall(outlet, account, { ...call, chainId: network.chainId });
      transactions.push(receipt.transactionHash);
    };
    const needsCoin = before.coinWei < FAUCET_LEAST_COIN_WEI;
    const needsDollars = before.dollars < FAUCET_LEAST_DOLLARS;
    const needed = Number(needsCoin) + Number(needsDollars);
    if (needed > 0) await demandChainRoom(scope, { who, bytes: needed * CALL_BYTES, transactions: needed });
    if (needsCoin) await send({ to: address, data: '0x', value: FAUCET_COIN_WEI });
    if (needsDollars) {
      const args = [address, BigInt(FAUCET_DOLLARS * CENTS)] as const;
      await send({
        to: contracts.demoDollar,
        data: encodeFunctionData({ abi: demoDollarAbi, functionName: 'mint', args }),
      });
    }
    const after = await readPurse(chain, address);
    return { transactions, coinWei: String(after.coinWei), dollars: after.dollars };
  });
