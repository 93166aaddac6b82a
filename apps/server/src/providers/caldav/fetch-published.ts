import { fetchOutside } from '../outside/outside-fetch.ts';
import { CalendarProblem, problemOf } from './calendar-problem.ts';

const TIMEOUT_MS = 20_000;
const REDIRECTS_MAX = 3;

/** A published calendar as it stands at its address. Where that leads elsewhere, each step is looked at like the first. */
export const fetchPublished = async (
  url: string,
  { mayBePrivate, signal }: { mayBePrivate: boolean; signal: AbortSignal },
): Promise<string> => {
  let address = url;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const reply = await fetchOutside(
      address,
      {
        headers: { accept: 'text/calendar, */*;q=0.1' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      },
      { mayBePrivate },
    );
    const text = await reply.text();
    const elsewhere = reply.headers.get('location');
    if (reply.status >= 300 && reply.status < 400 && elsewhere) address = new URL(elsewhere, address).href;
    else if (reply.ok) return text;
    else throw problemOf(reply.status);
  }
  throw new CalendarProblem('The address keeps sending us from one place to the next.');
};
