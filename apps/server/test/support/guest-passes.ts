import { randomBytes, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@propguard/protocol/errors';
import type { GuestPassKind } from '@propguard/rules/guests/pass-kinds';
import type { Client } from 'pg';
import { hashSecret } from '../../src/access/authenticate.ts';
import type { GuestAccess } from '../../src/access/open-guest.ts';
import { bookByPage, openBookingPage } from './booking.ts';
import type { Reply, TestClient } from './client.ts';
import type { TestInstallation } from './installation.ts';
import { findKnownHome } from './known-home.ts';
import type { Operation } from './operations.ts';
import { writeFromOutside } from './outsiders.ts';
import { sampleRequest } from './sample-input.ts';

/** The table that a kind of pass is about: a new kind is asked for here by the types. */
export const SUBJECT_TABLES: Record<GuestPassKind, string> = {
  'shared-report': 'report_version',
  preferences: 'person_address',
  wallet: 'member',
  booking: 'appointment',
  'calendar-feed': 'agent',
  qualification: 'lead_qualification',
  waitlist: 'waitlist_entry',
  'open-home': 'open_home',
  survey: 'conversation_survey',
  'widget-visit': 'widget_visit',
};

/** How somebody comes by a pass of each kind, through the product. */
export const LIVE_PASSES: Record<
  GuestPassKind,
  (installation: TestInstallation, member: TestClient) => Promise<string>
> = {
  'shared-report': async (installation, member) => {
    const { id } = await findKnownHome(installation);
    const { body: made } = await member.call('POST', '/reports', { propertyId: id });
    const { body: shared } = await member.call('POST', `/reports/${made.report_id}/shares`, {});
    return shared.path.split('/').at(-1);
  },
  preferences: async (_installation, member) => {
    const { body: person } = await member.call('POST', '/people', {
      addresses: [{ kind: 'email', value: `${randomUUID()}@harbour.localhost` }],
    });
    const { body: message } = await member.call('POST', '/outbound', {
      addressId: person.addresses[0].id,
      purpose: 'marketing',
      key: randomUUID(),
      subject: 'Homes near you',
      text: 'Three homes were sold in your street.',
    });
    return message.text.match(/\/unsubscribe\/([\w-]+)/)[1];
  },
  wallet: async (_installation, member) => {
    const { body: made } = await member.call('POST', '/blockchain/wallet-addresses');
    return made.rpcUrl.split('/').at(-1);
  },
  booking: async (_installation, member) => {
    const { slug } = await openBookingPage(member);
    return (await bookByPage(member, slug)).pass;
  },
  'calendar-feed': async (_installation, member) => {
    const { body: agent } = await member.call('POST', '/workspace/agents', { name: 'Nadia Petrov' });
    const { body: made } = await member.call('POST', '/calendar-feeds', { agentId: agent.id });
    return made.url.split('/').at(-2);
  },
  qualification: async (_installation, member) => {
    const { body: lead } = await member.call('POST', '/leads', {
      source: 'website',
      addresses: [{ kind: 'email', value: `${randomUUID()}@harbour.localhost` }],
    });
    const { body: link } = await member.call('POST', `/leads/${lead.id}/qualifications/buyer/link`);
    return link.pass;
  },
  waitlist: async (_installation, member) => {
    const { slug } = await openBookingPage(member);
    const { body: joined } = await member.call('POST', `/book/${slug}/waitlist`, {
      place: 'physical',
      name: 'Daniel Okafor',
      email: `${randomUUID()}@harbour.localhost`,
      fromDay: '2099-01-01',
      toDay: '2099-01-31',
    });
    return joined.pass;
  },
  'open-home': async (_installation, member) => {
    const { body: agent } = await member.call('POST', '/workspace/agents', { name: 'Nadia Petrov' });
    const { body: made } = await member.call('POST', '/open-homes', {
      address: '5 Poinciana Lane',
      agentId: agent.id,
      startsAt: '2099-01-05T00:00:00Z',
      capacity: 20,
      outsideHours: true,
    });
    return made.path.split('/').at(-1);
  },
  survey: async (installation, member) => {
    const { id } = await writeFromOutside(installation, member, 'telegram');
    await member.call('POST', `/inbox/${id}/resolve`);
    const { body } = await member.call('GET', `/inbox/${id}`);
    return body.entries.at(-1).text.split('/survey/')[1];
  },
  'widget-visit': async (_installation, member) => {
    const { body: made } = await member.call('POST', '/widget');
    await member.call('PUT', '/widget', {
      ...made,
      origins: ['https://agency.example'],
    });
    const { body } = await member.call('POST', `/widgets/${made.key}/visits`, {
      host: 'https://agency.example',
    });
    return body.pass;
  },
};

type PassRow = { workspaceId: string; kind: string; subjectId: string; ended?: 'expired' | 'revoked' };

/** A pass as the product would have written it. */
export const insertPass = async (
  owner: Client,
  { workspaceId, kind, subjectId, ended }: PassRow,
): Promise<{ id: string; secret: string }> => {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await owner.query<{ id: string }>(
    `insert into guest_pass (workspace_id, kind, subject_id, pass_hash, expires_at, revoked_at)
     values ($1, $2, $3, $4, now() + $5::interval, case when $6 then now() end) returning id`,
    [
      workspaceId,
      kind,
      subjectId,
      hashSecret(secret),
      ended === 'expired' ? '-1 second' : '1 day',
      ended === 'revoked',
    ],
  );
  return { id: rows[0]?.id ?? '', secret };
};

/** Calls an operation for guests with a pass, where the contract says that it is shown. */
export const callAsGuest = (
  client: TestClient,
  operation: Operation,
  { parameter }: GuestAccess,
  pass: string,
): Promise<Reply<{ code?: string; message?: string }>> => {
  const given = parameter === null ? {} : { [parameter]: pass };
  const { method, path, body } = sampleRequest(operation, undefined, given);
  const headers: Record<string, string> =
    parameter === null && pass !== '' ? { authorization: `Guest ${pass}` } : {};
  return operation.takesFile
    ? client.send(method, path, new Uint8Array([1, 2, 3]), headers)
    : client.call(method, path, body, headers);
};

/** What somebody hears whose pass does not hold. */
export const refusalOf = ({ parameter }: GuestAccess): ErrorCode =>
  parameter === null ? 'UNAUTHENTICATED' : 'LINK_EXPIRED';
