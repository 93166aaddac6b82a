import type { DialogueState } from '../state.ts';
import type { Contact } from './contact-said.ts';

type Open = Pick<DialogueState, 'contact' | 'action' | 'pending'>;
/** Who they are by what they gave for the viewing that is arranged: another time takes nothing of it back. */
export const contactGiven = ({ contact, action, pending }: Open): Contact => {
  const open = [pending, action].filter((call) => call?.tool === 'book_viewing');
  const given = open.flatMap((call) => REACHED_BY.map((name) => [name, call?.arguments[name]] as const));
  return {
    ...contact,
    ...Object.fromEntries(given.filter(([, value]) => typeof value === 'string' && value !== '')),
  };
};
const REACHED_BY = ['name', 'email', 'phone'] as const;
