import { useSyncExternalStore } from 'react';
import type { Eip1193Provider } from './eip1193.ts';

export interface AnnouncedWallet {
  info: { uuid: string; name: string; icon: string; rdns: string };
  provider: Eip1193Provider;
}

const ANNOUNCE = 'eip6963:announceProvider';
const REQUEST = 'eip6963:requestProvider';

let announced: readonly AnnouncedWallet[] = [];

function subscribe(onChange: () => void): () => void {
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<AnnouncedWallet>;
    if (!detail?.info?.uuid || announced.some(({ info }) => info.uuid === detail.info.uuid)) return;
    announced = [...announced, detail];
    onChange();
  };
  window.addEventListener(ANNOUNCE, hear);
  window.dispatchEvent(new Event(REQUEST));
  return () => window.removeEventListener(ANNOUNCE, hear);
}

/** The wallets of this browser, as they announce themselves (EIP-6963). */
export const useAnnouncedWallets = (): readonly AnnouncedWallet[] =>
  useSyncExternalStore(subscribe, () => announced);
