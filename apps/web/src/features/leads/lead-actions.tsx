import type { Lead } from '@propguard/protocol/lead-facts';
import { CalendarPlus, Flag, Mail, NotebookPen, Phone } from 'lucide-react';
import { useState } from 'react';
import { newAppointmentPath } from '../../routes/customers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { InteractionDialog } from './interaction-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { text } from './text.ts';

const words = text.detail;

/** OPS-LEAD-14 to -16: each does what its label says. */
export function LeadActions({ lead }: { lead: Lead }) {
  const [open, setOpen] = useState<'log' | 'status' | null>(null);
  const close = () => setOpen(null);
  const { phone, email } = lead;
  if (lead.mergedInto) return null;
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button kind="primary" icon={Phone}>
            {words.contactLead}
          </Button>
        }
      >
        {phone ? (
          <MenuItem icon={Phone} onSelect={() => window.location.assign(`tel:${phone}`)}>
            {words.call(phone)}
          </MenuItem>
        ) : null}
        {email ? (
          <MenuItem icon={Mail} onSelect={() => window.location.assign(`mailto:${email}`)}>
            {words.mail(email)}
          </MenuItem>
        ) : null}
        <MenuItem icon={NotebookPen} onSelect={() => setOpen('log')}>
          {words.log}
        </MenuItem>
      </DropdownMenu>
      <LinkButton icon={CalendarPlus} to={newAppointmentPath(lead.id)}>
        {words.schedule}
      </LinkButton>
      <Button icon={Flag} onClick={() => setOpen('status')}>
        {words.update}
      </Button>
      {open === 'log' ? <InteractionDialog lead={lead} onClose={close} /> : null}
      {open === 'status' ? <StatusDialog lead={lead} onClose={close} /> : null}
    </>
  );
}
