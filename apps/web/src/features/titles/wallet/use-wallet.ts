import { createContext, use } from 'react';
import type { Address } from 'viem';
import type { Eip1193Provider } from './eip1193.ts';

export interface ConnectedWallet {
  kind: 'demo' | 'browser';
  name: string;
  provider: Eip1193Provider;
  accounts: readonly Address[];
  address: Address;
}

export interface WalletState {
  wallet: ConnectedWallet | null;
  isConnecting: boolean;
  connectDemo: () => Promise<void>;
  connectBrowser: (name: string, provider: Eip1193Provider) => Promise<void>;
  select: (address: Address) => void;
  disconnect: () => void;
  /** Opens the choice of wallets. */
  ask: () => void;
}

export const WalletContext = createContext<WalletState | null>(null);

export function useWallet(): WalletState {
  const state = use(WalletContext);
  if (!state) throw new Error('There is no wallet context around this.');
  return state;
}
