import type { NewVisit, PublicOpenHome } from '@propguard/protocol/open-homes';
import { newsConsent } from '@propguard/rules/booking/news-consent';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { OPEN_HOME_FORM } from '@propguard/rules/open-homes/open-homes';
import type { OpenGuest } from '../../access/guest-scope.ts';
import { type HeldScope, openHeld } from '../../access/open-held.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { officeOf } from '../booking/office-of.ts';
import { receiveClient } from '../booking/receive-client.ts';
import { agreeByForm } from '../consent/agree-by-form.ts';
import { getPerson } from '../people/get-person.ts';
import { findOpenHome, findVisitOf, lockOpenHome, type OpenHomeRow, saveVisit } from './store.ts';
import { phaseNow, toPublic } from './view.ts';

const homeOf = async ({ tx, subjectId }: HeldScope): Promise<OpenHomeRow> => {
  const row = await findOpenHome(tx, subjectId);
  if (!row) throw fail('LINK_EXPIRED');
  return row;
};

export const showOpenHome = (open: OpenGuest): Promise<PublicOpenHome> =>
  openHeld(open, 'read', async (scope) => toPublic(await homeOf(scope), (await officeOf(scope)).name));

const refuseFull = (left: number): Error =>
  invalid({
    field: 'people',
    message: inEnglish(
      '{left, plural, =0 {Every place is taken. Ask the agent at the door.} one {There is one place left.} other {There are # places left.}}',
      { left },
    ),
  });

/** Agreed with the words that stood beside the box, by email. */
const keepConsent = async (scope: HeldScope, personId: string, language: LanguageCode): Promise<void> => {
  const { addresses } = await getPerson(scope, personId);
  const mail = addresses.find(({ kind }) => kind === 'email');
  if (mail)
    await agreeByForm(scope, {
      addressId: mail.id,
      personId,
      channel: 'email',
      textShown: newsConsent((await officeOf(scope)).name, language),
      form: OPEN_HOME_FORM,
    });
};

/** A place beforehand, or the way in: whoever it is becomes a lead. The database counts the places. */
export const enterOpenHome = (
  open: OpenGuest,
  { name, email, phone, people, wantsNews, language }: NewVisit,
): Promise<{ isCheckedIn: boolean; placesLeft: number }> =>
  openHeld(open, 'write', async (scope) => {
    const { tx, workspaceId, subjectId } = scope;
    const locked = await lockOpenHome(tx, subjectId);
    const row = await homeOf(scope);
    const phase = phaseNow(row);
    if (!locked || phase === 'over' || phase === 'cancelled') throw fail('CONFLICT');
    const { personId, leadId } = await receiveClient(
      scope,
      { name, email, phone },
      {
        language,
        source: phase === 'door' ? 'walk-in' : 'website',
        touch: { kind: 'form', ref: `open-home:${subjectId}:${email}`, detail: row.appointment.address },
        agentId: row.appointment.agentId,
      },
    );
    const before = await findVisitOf(tx, { openHomeId: subjectId, personId });
    const left = locked.capacity - locked.taken + (before?.people ?? 0);
    if (people > left) throw refuseFull(left);
    await saveVisit(tx, {
      workspaceId,
      openHomeId: subjectId,
      personId,
      leadId,
      people,
      checkedInAt: phase === 'door' ? new Date() : null,
    });
    if (wantsNews) await keepConsent(scope, personId, language);
    await publish(tx, { workspaceId, subject: 'appointments', id: row.appointment.id });
    return { isCheckedIn: phase === 'door', placesLeft: left - people };
  });
