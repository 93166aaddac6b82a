import { useSearchParams } from 'react-router';
import { nextPath } from './next-path.ts';

const CARRIED = ['next', 'email'] as const;

/** The way back after signing in (`?next=`), and links that carry it on to the other doors. */
export function useNext() {
  const [params] = useSearchParams();
  const carried = new URLSearchParams();
  for (const name of CARRIED) {
    const value = params.get(name);
    if (value) carried.set(name, value);
  }
  const search = carried.size > 0 ? `?${carried}` : '';
  return {
    next: nextPath(params.get('next'), window.location.origin),
    /** The address that an invitation was sent to. */
    email: params.get('email') ?? '',
    carryTo: (path: string) => `${path}${search}`,
  };
}
