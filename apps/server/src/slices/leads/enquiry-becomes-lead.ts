import type { NewAddress } from '@propguard/protocol/people';
import { openUnattended } from '../../access/open-unattended.ts';
import { Failure } from '../../fail.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { findEnquiry } from '../enquiries/find-enquiry.ts';
import { describeHomeWorkspace } from '../installation/home-workspace.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import { logInteraction } from './add-interaction.ts';
import type { LeadScope } from './apply-change.ts';
import { receiveLead } from './receive-lead.ts';
import { EVERYBODYS } from './sight.ts';
import { lockLeads } from './store.ts';

type Enquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

const SAID: Record<Enquiry['kind'], string> = {
  sales: 'Asked a question',
  call: 'Booked a demonstration call',
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
    `${SAID[kind]}${startsAt ? ` for ${startsAt.toISOString()}` : ''}.`,
    ...(message === '' ? [] : [message]),
    ...unread,
  ].join('\n');

const receive = async (scope: LeadScope, enquiry: Enquiry, withPhone: boolean): Promise<void> => {
  const { addresses, unread } = addressesOf(enquiry);
  const { leadId, isRepeated } = await receiveLead(scope, {
    name: enquiry.name,
    addresses: withPhone ? addresses : addresses.slice(0, 1),
    facts: enquiry.company === '' ? {} : { company: enquiry.company },
    source: 'website',
    touch: { kind: 'enquiry', ref: enquiry.id, detail: enquiry.kind, at: enquiry.createdAt },
    isWaiting: true,
  });
  // A job that was begun twice says it once.
  if (isRepeated) return;
  const [row] = await lockLeads(scope.tx, EVERYBODYS, [leadId]);
  if (!row) return;
  const others =
    withPhone || enquiry.phone === '' ? [] : [`Phone, which is another person’s: ${enquiry.phone}`];
  await logInteraction(scope, row, {
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
