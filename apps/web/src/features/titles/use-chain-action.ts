import type { ChainOverview } from '@propguard/protocol/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { text } from './text.ts';
import { CallRefused } from './wallet/explain-failure.ts';
import type { Sender } from './wallet/send-call.ts';
import { useWallet } from './wallet/use-wallet.ts';

type Work<Input> = (sender: Sender, contracts: ChainOverview['contracts'], input: Input) => Promise<unknown>;

/** Something that the connected wallet signs. Without one, it is asked for. */
export function useChainAction<Input>({ network, contracts }: ChainOverview, work: Work<Input>) {
  const queryClient = useQueryClient();
  const { wallet, ask } = useWallet();
  return useMutation({
    mutationFn: async (input: Input) => {
      if (!wallet) {
        ask();
        throw new CallRefused(text.wallet.first);
      }
      await work({ provider: wallet.provider, address: wallet.address, network }, contracts, input);
    },
    // Also after a failure: what it failed on may have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.titles.key() }),
  });
}
