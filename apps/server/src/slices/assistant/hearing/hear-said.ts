import type { HeardAs, HeardFor, SaidFor } from '@propguard/talk/dialogue/hear-as';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { placesOf } from '../knowledge/load-places.ts';
import { HearingThread } from './hearing-thread.ts';

/** One of each process: what it has learnt to read by is the same for all. */
const thread = new HearingThread(new URL('./hearing-program.ts', import.meta.url), {
  messageMs: 30_000,
  megabytes: 512,
});

/** Reads what is said in a thread of its own; what comes back is plain data. */
export const hearSaid = async <For extends HeardFor>(
  scope: ReferenceScope,
  heardFor: For,
  said: SaidFor<For>,
): Promise<HeardAs<For>> => thread.hear(heardFor, said, await placesOf(scope));
