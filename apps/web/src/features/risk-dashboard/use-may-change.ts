import { useSession } from '../../lib/session.ts';

/** Agents may; so may a visitor, whose workspace is made by the first thing that they keep. */
export function useMayChange(): boolean {
  const { session, meets } = useSession();
  return session?.workspace == null || meets('agent');
}
