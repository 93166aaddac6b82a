import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.network;

/** An address of the embedded chain for a wallet of one's own: made when it is asked for, and shown once. */
export function WalletAddress() {
  const make = useMutation(
    api.titles.walletAddress.mutationOptions({
      onError: (error) => notify.error({ title: words.rpcNotMade, description: errorText(error) }),
    }),
  );
  if (!make.data)
    return (
      <Button size="sm" busy={make.isPending} busyLabel={words.makingRpc} onClick={() => make.mutate({})}>
        {words.makeRpc}
      </Button>
    );
  return (
    <span className="flex min-w-0 items-center justify-end gap-1">
      <span className="min-w-0 break-all">{make.data.rpcUrl}</span>
      <CopyButton compact text={make.data.rpcUrl} label={words.copyRpc} />
    </span>
  );
}
