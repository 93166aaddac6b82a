import { SHARE_DAYS } from '@propguard/rules/reports/share-limits';
import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { text } from './text.ts';
import { useRevokeShare } from './use-revoke-share.ts';
import { type SharedVersion, useShare } from './use-share.ts';

const words = text.shareDialog;

interface ShareDialogProps {
  /** The stored version; null where it could not be made, and that was said. */
  version: () => Promise<SharedVersion | null>;
  /** Which value the link shows. */
  shows: ReactNode;
  disabled?: boolean;
}

/** Says what a public link is and how long it works before it makes one, and offers to end it after. */
export function ShareDialog({ version, shows, disabled = false }: ShareDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const { date } = useInstantText();
  const share = useShare();
  const turn = (next: boolean) => {
    setOpen(next);
    share.reset();
  };
  const revoke = useRevokeShare(() => turn(false));
  const make = async () => {
    setPreparing(true);
    const stored = await version();
    setPreparing(false);
    if (stored) share.mutate(stored);
  };
  const link = share.data?.link;
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <Button icon={Share2} disabled={disabled}>
          {text.share}
        </Button>
      }
      title={link ? words.made : words.title}
      description={
        link ? (
          words.until(date(link.expiresAt))
        ) : (
          <>
            {words.about(SHARE_DAYS.default)} {shows}
          </>
        )
      }
      footer={
        link ? (
          <>
            <Button
              busy={revoke.isPending}
              onClick={() => revoke.mutate({ reportId: link.reportId, id: link.id })}
            >
              {text.page.revoke}
            </Button>
            <Button kind="primary" onClick={() => turn(false)}>
              {words.done}
            </Button>
          </>
        ) : (
          <Button
            kind="primary"
            busy={isPreparing || share.isPending}
            busyLabel={text.sharing}
            onClick={() => void make()}
          >
            {words.make}
          </Button>
        )
      }
    />
  );
}
