import { Share2 } from 'lucide-react';
import { isAbort } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { text } from './text.ts';

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify.copied({ title: text.shared });
  } catch {
    notify.error({ title: text.notShared });
  }
}

/** The device's own sharing where it has one, else the clipboard. Whoever closes it has changed their mind. */
async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!isAbort(error)) await copyLink(url);
  }
}

export function ShareButton({ title }: { title: string }) {
  return (
    <Button icon={Share2} onClick={() => void share(title)}>
      {text.share}
    </Button>
  );
}
