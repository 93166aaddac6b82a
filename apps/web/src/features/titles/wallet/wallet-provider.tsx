import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Address, getAddress } from 'viem';
import { apiClient } from '../../../lib/api.ts';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { createDemoWallet } from './demo-wallet.ts';
import type { Eip1193Provider } from './eip1193.ts';
import { CallRefused, explainFailure } from './explain-failure.ts';
import { type ConnectedWallet, WalletContext, type WalletState } from './use-wallet.ts';

const REMEMBERED_AS = 'propguard.wallet';

const accountsOf = async (provider: Eip1193Provider, method: string): Promise<Address[]> =>
  ((await provider.request({ method })) as string[]).map((account) => getAddress(account));

async function openDemo(): Promise<ConnectedWallet> {
  const provider = createDemoWallet();
  const accounts = await accountsOf(provider, 'eth_accounts');
  for (const address of accounts) await apiClient.titles.faucet({ address });
  return { kind: 'demo', name: text.wallet.demo, provider, accounts, address: accounts[0] as Address };
}

async function openBrowser(name: string, provider: Eip1193Provider): Promise<ConnectedWallet> {
  const accounts = await accountsOf(provider, 'eth_requestAccounts');
  const [address] = accounts;
  if (!address) throw new CallRefused(text.wallet.noAccount);
  return { kind: 'browser', name, provider, accounts, address };
}

/** The wallet of this page. A demo wallet is connected again after a reload; others ask. */
export function WalletProvider({ children }: { children: ReactNode }) {
  const [wallet, setWallet] = useState<ConnectedWallet | null>(null);
  const [isConnecting, setConnecting] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const state = useMemo<WalletState>(() => {
    const connect = async (open: () => Promise<ConnectedWallet>, remembered: string | null) => {
      setConnecting(true);
      try {
        setWallet(await open());
        setAsking(false);
        if (remembered) localStorage.setItem(REMEMBERED_AS, remembered);
        else localStorage.removeItem(REMEMBERED_AS);
      } catch (error) {
        notify.error({ title: text.wallet.failed, description: explainFailure(error) });
      } finally {
        setConnecting(false);
      }
    };
    return {
      wallet,
      isConnecting,
      connectDemo: () => connect(openDemo, 'demo'),
      connectBrowser: (name, provider) => connect(() => openBrowser(name, provider), null),
      select: (address) => setWallet((now) => now && { ...now, address }),
      disconnect: () => {
        localStorage.removeItem(REMEMBERED_AS);
        setWallet(null);
      },
      ask: () => setAsking(true),
    };
  }, [wallet, isConnecting]);

  const { connectDemo } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (localStorage.getItem(REMEMBERED_AS) === 'demo') void connectDemo();
  }, []);

  const provider = wallet?.kind === 'browser' ? wallet.provider : null;
  useEffect(() => {
    if (!provider?.on) return;
    const changed = (accounts: string[]) =>
      setWallet((now) => {
        const known = accounts.map((account) => getAddress(account));
        return now && known[0] ? { ...now, accounts: known, address: known[0] } : null;
      });
    provider.on('accountsChanged', changed as never);
    return () => provider.removeListener?.('accountsChanged', changed as never);
  }, [provider]);

  return (
    <WalletContext value={state}>
      {children}
      <ConnectDialog open={isAsking} onOpenChange={setAsking} />
    </WalletContext>
  );
}
