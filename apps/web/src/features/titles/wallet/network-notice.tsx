import type { ChainOverview } from '@propguard/protocol/titles';
import { useQuery } from '@tanstack/react-query';
import { numberToHex } from 'viem';
import { apiClient } from '../../../lib/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';
import { type Eip1193Provider, UNKNOWN_CHAIN } from './eip1193.ts';
import { explainFailure } from './explain-failure.ts';
import { useWallet } from './use-wallet.ts';

const words = text.wallet;
const LOOK_AGAIN_MS = 3000;

type Network = ChainOverview['network'];

/** Asks the wallet to change over, and to learn the network first when it does not know it. */
async function switchTo(provider: Eip1193Provider, network: Network): Promise<void> {
  const chainId = numberToHex(network.chainId);
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  } catch (error) {
    if ((error as { code?: number }).code !== UNKNOWN_CHAIN || !network.isEmbedded) throw error;
    const { rpcUrl } = await apiClient.titles.walletAddress({});
    const nativeCurrency = { name: network.currency, symbol: network.currency, decimals: 18 };
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId, chainName: network.name, rpcUrls: [rpcUrl], nativeCurrency }],
    });
  }
}

/** Shown while the connected wallet is on another network. */
export function NetworkNotice({ network }: { network: Network }) {
  const { wallet } = useWallet();
  const provider = wallet?.kind === 'browser' ? wallet.provider : null;
  const { data: chainId, refetch } = useQuery({
    queryKey: ['wallet-chain', wallet?.address ?? null],
    queryFn: async () => Number(await provider?.request({ method: 'eth_chainId' })),
    enabled: provider !== null,
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (!provider || chainId === undefined || chainId === network.chainId) return null;
  const change = () =>
    switchTo(provider, network).then(
      () => void refetch(),
      (error: unknown) => notify.error({ title: words.switchNetwork, description: explainFailure(error) }),
    );
  return (
    <Alert
      tone="caution"
      title={words.wrongNetwork(network.name)}
      action={
        <Button size="sm" onClick={() => void change()}>
          {words.switchNetwork}
        </Button>
      }
    />
  );
}
