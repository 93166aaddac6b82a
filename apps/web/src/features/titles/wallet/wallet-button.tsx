import { abbreviatedAddress } from '@propguard/rules/titles/field-shapes';
import { Copy, LogOut, Wallet } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuRadio,
  MenuSeparator,
} from '../../../ui/overlays/dropdown-menu.tsx';
import { text } from '../text.ts';
import { useWallet } from './use-wallet.ts';

const words = text.wallet;

/** OPS-CHAIN-16: connected, it shows the first 6 and last 4 characters of the address. */
export function WalletButton() {
  const { wallet, isConnecting, ask, select, disconnect } = useWallet();
  if (!wallet)
    return (
      <Button kind="primary" icon={Wallet} busy={isConnecting} busyLabel={words.connecting} onClick={ask}>
        {words.connect}
      </Button>
    );
  const short = abbreviatedAddress(wallet.address);
  return (
    <DropdownMenu
      trigger={
        <Button icon={Wallet} aria-label={words.menu(short)} className="font-mono">
          {short}
        </Button>
      }
    >
      <MenuLabel>{wallet.name}</MenuLabel>
      <MenuRadio
        label={words.accounts}
        value={wallet.address}
        onValueChange={select}
        options={wallet.accounts.map((address, index) => ({
          value: address,
          label: words.account(index + 1),
          description: abbreviatedAddress(address),
        }))}
      />
      <MenuSeparator />
      <MenuItem icon={Copy} onSelect={() => void navigator.clipboard?.writeText(wallet.address)}>
        {words.copy}
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={disconnect}>
        {words.disconnect}
      </MenuItem>
    </DropdownMenu>
  );
}
