import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { overviewQuery } from '../queries.ts';
import { text } from '../text.ts';
import { useAnnouncedWallets } from './announced-wallets.ts';
import { useWallet } from './use-wallet.ts';

const words = text.wallet;

interface ConnectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ConnectDialog({ open, onOpenChange }: ConnectDialogProps) {
  const announced = useAnnouncedWallets();
  const { data } = useQuery(overviewQuery());
  const { connectDemo, connectBrowser, isConnecting } = useWallet();
  const hasDemo = data?.network.isEmbedded ?? false;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={words.dialogTitle}
      description={words.dialogDescription}
    >
      <ul className="grid gap-3">
        <li className="grid gap-1.5">
          <Button
            icon={Wallet}
            wide
            kind="primary"
            disabled={!hasDemo}
            busy={isConnecting}
            busyLabel={words.connecting}
            onClick={() => void connectDemo()}
          >
            {words.demo}
          </Button>
          <p className="text-12 text-muted">{hasDemo ? words.demoHint : words.demoUnavailable}</p>
        </li>
        {announced.map(({ info, provider }) => (
          <li key={info.uuid} className="grid gap-1.5">
            <Button wide disabled={isConnecting} onClick={() => void connectBrowser(info.name, provider)}>
              {info.name}
            </Button>
            <p className="text-12 text-muted">{words.browserHint}</p>
          </li>
        ))}
      </ul>
      {announced.length === 0 ? <p className="mt-3 text-12 text-muted">{words.none}</p> : null}
    </Dialog>
  );
}
