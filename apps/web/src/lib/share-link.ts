import { isAbort } from './api-error.ts';

type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

async function copyLink(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The device's own sharing where it has one, else the clipboard. Whoever closes it has changed their mind. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return isAbort(error) ? 'cancelled' : copyLink(url);
  }
}
