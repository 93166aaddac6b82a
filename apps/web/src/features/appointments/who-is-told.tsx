import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { useMailWaits } from '../../parts/outbound/use-mail-waits.ts';
import { text } from './text.ts';

/** Whether the client hears of it from us, or has to be called. */
export function WhoIsTold({ client }: { client: AppointmentDetail['participants']['client'] }) {
  const mailWaits = useMailWaits();
  if (!client) return null;
  const name = client.name ?? text.detail.client;
  const has = (kind: 'email' | 'phone') => client.addresses.some((address) => address.kind === kind);
  const byMail = mailWaits ? text.told.waits(name) : text.told.email(name);
  return (
    <p className="text-13 text-muted">
      {has('email') ? byMail : has('phone') ? text.told.phone(name) : text.told.nobody}
    </p>
  );
}
