import type { FormThanks, PublicForm, SentForm } from '@propguard/protocol/lead-forms';
import type { NewAddress } from '@propguard/protocol/people';
import { type FormField, LEAD_FORM, USUAL_THANKS } from '@propguard/rules/lead-forms/lead-forms';
import { inEnglish } from '@propguard/rules/messages/in-english';
import type { PageScope } from '../../access/page-scope.ts';
import { Failure, fail, invalid } from '../../fail.ts';
import { agreeByForm } from '../consent/agree-by-form.ts';
import { getSettings } from '../leads/change-settings.ts';
import { type IncomingLead, type ReceivedLead, receiveLead } from '../leads/receive-lead.ts';
import { getPerson } from '../people/get-person.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import { openQualification } from '../qualification/qualification-link.ts';
import { openedMark, readOpened } from './opened-mark.ts';
import { countSent, type FormRow, findForm, findOffice } from './store.ts';

const formOf = async ({ tx, pageId }: PageScope): Promise<FormRow['form']> => {
  const row = await findForm(tx, pageId);
  if (!row) throw fail('NOT_FOUND');
  return row.form;
};

export const showForm = async (scope: PageScope): Promise<PublicForm> => {
  const { id, title, intro, fields, consentText } = await formOf(scope);
  const office = await findOffice(scope.tx, scope.workspaceId);
  return { office, title, intro, fields, consentText, opened: openedMark(scope, id, new Date()) };
};

const MISSING: Record<FormField, string> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  intent: 'Choose what you’d like to do.',
  budgetMax: 'Enter your budget.',
  timeline: 'Choose when.',
  message: 'Write a few words.',
};

const demandFields = ({ fields }: FormRow['form'], sent: SentForm): void => {
  for (const { field, isRequired } of fields)
    if (isRequired && (sent[field] === '' || sent[field] === null))
      throw invalid({ field, message: MISSING[field] });
  if (sent.email === '' && sent.phone === '')
    throw invalid({
      field: 'email',
      message: 'Enter an email address or a phone number, so we can answer.',
    });
};

const addressesOf = ({ email, phone }: SentForm): NewAddress[] =>
  (
    [
      ['email', email],
      ['phone', phone],
    ] as const
  ).flatMap(([kind, written]) => {
    if (written === '') return [];
    const found = normaliseAddress(kind, written);
    if ('problem' in found) throw invalid({ field: kind, message: found.problem });
    return [{ kind, value: found.value }];
  });

/**
 * Who sent it, as a lead. A stranger is not told whose an address is: one that is another person's is left to the agent, and
 * nobody is made one of two people.
 */
const receive = async (
  scope: PageScope,
  addresses: readonly NewAddress[],
  lead: Omit<IncomingLead, 'addresses'>,
): Promise<ReceivedLead> => {
  const take = (taken: readonly NewAddress[], note = lead.note): Promise<ReceivedLead> =>
    receiveLead({ ...scope, accountId: null }, { ...lead, note, addresses: taken });
  const [first, second] = addresses;
  if (!first || !second) return take(addresses);
  try {
    return await take(addresses);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'VALIDATION_FAILED')) throw error;
    const loose = `They also gave ${second.value}, which belongs to someone else you know.`;
    return take([first], [lead.note, loose].filter(Boolean).join('\n\n'));
  }
};

const HOUR_MINUTES = 60;
const soonOf = (minutes: number): string =>
  minutes < HOUR_MINUTES * 2
    ? inEnglish('within {minutes, plural, one {a minute} other {# minutes}}', { minutes })
    : inEnglish('within {hours, plural, one {an hour} other {# hours}}', {
        hours: Math.round(minutes / HOUR_MINUTES),
      });

const thanksOf = async (
  scope: PageScope,
  form: FormRow['form'],
  pass: string | null,
): Promise<FormThanks> => {
  const office = await findOffice(scope.tx, scope.workspaceId);
  const { responseMinutes } = await getSettings(scope);
  return {
    thanks: form.thanks || USUAL_THANKS,
    answeredBy: `We’ve let ${office} know. They aim to answer ${soonOf(responseMinutes)}.`,
    pass,
  };
};

/** Somebody sends the form: they become a lead, whose agent is told at once. */
export const sendForm = async (scope: PageScope, sent: SentForm): Promise<FormThanks> => {
  const form = await formOf(scope);
  // People do not see this field. Whoever fills it in hears what people hear, and nothing comes of it.
  if (sent.website !== '') return thanksOf(scope, form, null);
  demandFields(form, sent);
  const opening = readOpened(scope, form.id, sent.opened, new Date());
  const { leadId, personId, isRepeated } = await receive(scope, addressesOf(sent), {
    name: sent.name || null,
    facts: {
      ...(sent.intent && { intent: sent.intent }),
      ...(sent.budgetMax !== null && { budgetMax: sent.budgetMax }),
      ...(sent.timeline && { timeline: sent.timeline }),
    },
    source: form.source,
    touch: {
      kind: 'form',
      ref: `${form.id}:${opening}`,
      detail: [form.title, sent.from].filter(Boolean).join(' · '),
    },
    ...(form.agentId && { agentId: form.agentId }),
    ...(sent.message && { note: sent.message }),
    isWaiting: true,
  });
  if (!isRepeated) {
    await countSent(scope.tx, form.id);
    await agree(scope, form, sent, personId);
  }
  const asked =
    form.asksMore && sent.intent ? await openQualification(scope, { leadId, flow: sent.intent }) : null;
  return thanksOf(scope, form, asked?.pass ?? null);
};

/** The words that they saw, kept with the address that they gave. */
const agree = async (
  scope: PageScope,
  { consentText }: FormRow['form'],
  { agrees, email }: SentForm,
  personId: string,
): Promise<void> => {
  if (!agrees || consentText === '' || email === '') return;
  const { addresses } = await getPerson(scope, personId);
  const written = normaliseAddress('email', email);
  const mail = addresses.find(
    ({ kind, value }) => kind === 'email' && 'value' in written && value === written.value,
  );
  if (mail)
    await agreeByForm(scope, {
      addressId: mail.id,
      personId,
      channel: 'email',
      textShown: consentText,
      form: LEAD_FORM,
    });
};
