import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import { text } from '../text.ts';
import './page.css';
import { showCertificate } from './show-certificate.ts';

/** Everything it needs stands in the page itself. */
const bytesOf = (id: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(document.getElementById(id)?.textContent?.trim() ?? ''), (one) => one.charCodeAt(0));

const run = async (place: HTMLElement): Promise<void> => {
  place.textContent = text.offline.checking;
  try {
    showCertificate(place, await verifyBundle(bytesOf('bundle')));
  } catch {
    place.textContent = text.offline.unreadable;
  }
};

const place = document.getElementById('certificate');
if (place) void run(place);
