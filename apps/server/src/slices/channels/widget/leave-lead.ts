import type { NewAddress } from '@propguard/protocol/people';
import type { WidgetThread } from '@propguard/protocol/widget';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import { WIDGET_WORDS } from '@propguard/rules/widget/words/all';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { publish } from '../../../events/publish.ts';
import { Failure, invalid } from '../../../fail.ts';
import { agreeByForm } from '../../consent/agree-by-form.ts';
import { nameContact } from '../../conversations/name-contact.ts';
import { type IncomingLead, type ReceivedLead, receiveLead } from '../../leads/receive-lead.ts';
import { getPerson } from '../../people/get-person.ts';
import { normaliseAddress } from '../../people/normalise-address.ts';
import { contactOf } from './send-message.ts';
import { updateVisit } from './store.ts';
import { inVisit, threadOf } from './visit-thread.ts';

const WIDGET_FORM = 'widget';

type Left = { name: string; email: string; phone: string; agrees: boolean; language: LanguageCode };

const addressesOf = ({ email, phone }: Left): NewAddress[] => {
  const given = (['email', 'phone'] as const).flatMap((kind) => {
    const written = kind === 'email' ? email : phone;
    if (written === '') return [];
    const found = normaliseAddress(kind, written);
    if ('problem' in found) throw invalid({ field: kind, message: found.problem });
    return [{ kind, value: found.value }];
  });
  if (given.length === 0)
    throw invalid({
      field: 'email',
      message: 'Enter an email address or a phone number, so we can answer.',
    });
  return given;
};

/** A stranger is not told whose an address is: one that is another person's is left to the agent as a note. */
const receive = async (
  scope: WorkspaceScope,
  addresses: readonly NewAddress[],
  lead: Omit<IncomingLead, 'addresses'>,
): Promise<ReceivedLead> => {
  const [first, second] = addresses;
  try {
    return await receiveLead(scope, { ...lead, addresses });
  } catch (error) {
    if (!first || !second || !(error instanceof Failure && error.code === 'VALIDATION_FAILED')) throw error;
    const note = `They also gave ${second.value}, which belongs to someone else you know.`;
    return receiveLead(scope, { ...lead, addresses: [first], note });
  }
};

/** The words beside the box, in the language in which they stood there, for the address that they gave. */
const agree = async (
  scope: WorkspaceScope,
  personId: string,
  addresses: readonly NewAddress[],
  { agrees, language }: Left,
): Promise<void> => {
  if (!agrees) return;
  const known = (await getPerson(scope, personId)).addresses;
  for (const { kind, value } of addresses) {
    const address = known.find((one) => one.kind === kind && one.value === value);
    if (address)
      await agreeByForm(scope, {
        addressId: address.id,
        personId,
        channel: kind === 'email' ? 'email' : 'sms',
        textShown: WIDGET_WORDS[language].agree,
        form: WIDGET_FORM,
      });
  }
};

/** Whoever leaves an address becomes a lead, whose agent is told; sent twice it is once. */
export const leaveLead = (open: OpenGuest, left: Left): Promise<WidgetThread> =>
  inVisit(open, 'write', async (at) => {
    const { scope, visit } = at;
    const { services, tx, workspaceId } = scope;
    const addresses = addressesOf(left);
    const contactId = await contactOf(at);
    const { personId, isRepeated } = await receive(scope, addresses, {
      name: left.name || null,
      facts: {},
      source: 'website',
      touch: { kind: 'form', ref: `widget:${visit.id}`, detail: `Widget · ${visit.origin}` },
      isWaiting: true,
    });
    await services.tell(tx, { kind: 'writer-known', workspaceId, contactId, personId });
    if (left.name !== '') await nameContact(scope, contactId, left.name);
    await updateVisit(tx, visit.id, { contactId });
    if (!isRepeated) await agree(scope, personId, addresses, left);
    const { conversationId } = visit;
    if (conversationId) {
      await services.tell(tx, { kind: 'wishes-heard', workspaceId, conversationId });
      await publish(tx, { workspaceId, subject: 'conversations', id: conversationId });
    }
    return threadOf({ scope, visit: { ...visit, contactId } });
  });
