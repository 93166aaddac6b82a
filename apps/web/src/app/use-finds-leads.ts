import { useSession } from '../lib/session.ts';
import { text } from './text.ts';

/** Whether the palette has people to find; members only. */
export function useFindsLeads(): boolean {
  const { signedIn, meets } = useSession();
  return signedIn && meets('viewer');
}

/** What the palette finds for whoever looks, in the words of the box that opens it and of its field. */
export function usePaletteFinds(): string {
  return useFindsLeads() ? text.palette.finds.members : text.palette.finds.visitors;
}
