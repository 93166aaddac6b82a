import { Share2 } from 'lucide-react';
import { shareLink } from '../../lib/share-link.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

async function share(title: string): Promise<void> {
  const outcome = await shareLink(title, window.location.href);
  if (outcome === 'copied') notify.copied({ title: text.shared });
  if (outcome === 'failed') notify.error({ title: text.notShared });
}

export function ShareButton({ title }: { title: string }) {
  return (
    <Button icon={Share2} onClick={() => void share(title)}>
      {text.share}
    </Button>
  );
}
