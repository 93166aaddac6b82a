import type { NewAddress } from '@propguard/protocol/people';
import { LANGUAGES } from '@propguard/rules/languages/languages';
import { openUnattended } from '../../access/open-unattended.ts';
import { Failure } from '../../fail.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { officeTime } from '../../letters/office-time.ts';
import { bookAppointment } from '../appointments/book-appointment.ts';
import { findHold } from '../appointments/hold-time.ts';
import { describeHomeWorkspace } from '../installation/home-workspace.ts';
import type { LeadScope } from '../leads/apply-change.ts';
import { logArrival } from '../leads/log-arrival.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import { findEnquiry } from './find-enquiry.ts';

type Enquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

const SAID: Record<Enquiry['kind'], string> = {
  sales: 'Asked a question',
  call: 'Booked a demo call',
  tour: 'Booked a tour',
};

/** A number that is none stays in the words, so that nothing they wrote is lost. */
const addressesOf = ({ email, phone }: Enquiry): { addresses: NewAddress[]; unread: string[] } => {
  const isPhone = phone !== '' && !('problem' in normaliseAddress('phone', phone));
  return {
    addresses: [
      { kind: 'email', value: email },
      ...(isPhone ? [{ kind: 'phone' as const, value: phone }] : []),
    ],
    unread: phone !== '' && !isPhone ? [`Phone as written: ${phone}`] : [],
  };
};

const describe = ({ kind, message, startsAt }: Enquiry, unread: readonly string[]): string =>
  [
    `${SAID[kind]}${startsAt ? ` for ${officeTime('en', startsAt)}` : ''}.`,
    ...(message === '' ? [] : [message]),
    ...unread,
  ].join('\n');

/** The time that was kept with the enquiry becomes an appointment; who asked gets the invitation, the agent is told. */
const bookAsked = async (
  scope: LeadScope,
  { id, kind, name, message, tourType, preferredLanguage }: Enquiry,
  client: { leadId: string; personId: string },
): Promise<void> => {
  const held = await findHold(scope, id);
  if (!held || kind === 'sales') return;
  await bookAppointment(scope, {
    ...client,
    holdId: id,
    kind: held.kind,
    locationType: held.locationType,
    agentId: null,
    title: kind === 'call' ? `Demo call with ${name}` : '',
    address: null,
    meetingLink: null,
    instructions: null,
    notes: [
      ...(tourType ? [`Asked for a ${tourType} tour.`] : []),
      ...(preferredLanguage
        ? [`Speaks ${LANGUAGES.find(({ code }) => code === preferredLanguage)?.name}.`]
        : []),
      ...(message === '' ? [] : [message]),
    ].join('\n'),
    participantIds: [],
    propertyId: null,
    outsideHours: false,
    isConfirmed: true,
    by: 'enquiry',
  });
};

const receive = async (scope: LeadScope, enquiry: Enquiry, withPhone: boolean): Promise<void> => {
  const { addresses, unread } = addressesOf(enquiry);
  const { leadId, personId, isRepeated } = await receiveLead(scope, {
    name: enquiry.name,
    addresses: withPhone ? addresses : addresses.slice(0, 1),
    facts: enquiry.company === '' ? {} : { company: enquiry.company },
    source: 'website',
    touch: { kind: 'enquiry', ref: enquiry.id, detail: enquiry.kind, at: enquiry.createdAt },
    isWaiting: true,
  });
  // A job that was begun twice says it once.
  if (isRepeated) return;
  await bookAsked(scope, enquiry, { leadId, personId });
  const others =
    withPhone || enquiry.phone === '' ? [] : [`Phone, which belongs to someone else: ${enquiry.phone}`];
  await logArrival(scope, leadId, {
    type: 'website',
    at: enquiry.createdAt,
    description: describe(enquiry, [...unread, ...others]),
    outcome: null,
    nextAction: null,
    minutes: null,
  });
};

/**
 * Enquiries are the installation's; who asked is a lead of its home workspace, which the operator chooses. Where
 * nobody operates it yet, the enquiry waits in its own list.
 */
export const enquiryBecomesLead = async (run: JobRun<{ enquiryId: string }>): Promise<JobOutcome> => {
  const { services, input } = run;
  const found = await run.transaction(async (tx) => ({
    enquiry: await findEnquiry({ tx }, input.enquiryId),
    home: (await describeHomeWorkspace({ tx })).home,
  }));
  const { enquiry, home } = found;
  if (!enquiry || !home) return {};
  const workspaceId = home.id;
  const receiveIn = (withPhone: boolean) =>
    openUnattended(services.database, workspaceId, (tx) =>
      receive({ services, tx, workspaceId, accountId: null }, enquiry, withPhone),
    );
  await receiveIn(true).catch((error: unknown) => {
    // Their number is known as somebody else's: the address that they wrote from decides who they are.
    if (error instanceof Failure && error.code === 'VALIDATION_FAILED') return receiveIn(false);
    throw error;
  });
  return {};
};
