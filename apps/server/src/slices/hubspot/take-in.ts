import { HUBSPOT_OPT_OUT, type HubspotField } from '@propguard/rules/hubspot/contact-fields';
import type { LeadStatus } from '@propguard/rules/leads/pipeline';
import { Failure } from '../../fail.ts';
import type { HubspotContact } from '../../providers/hubspot/hubspot-port.ts';
import { withdrawElsewhere } from '../consent/withdraw-elsewhere.ts';
import type { LeadScope } from '../leads/apply-change.ts';
import { type OutsideChange, takeOutsideChange } from '../leads/take-outside-change.ts';
import { addAddress } from '../people/change-addresses.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import type { Pair } from './pair-store.ts';

export type Problems = Partial<Record<HubspotField, string>>;
type Taken = Partial<Record<HubspotField, string>>;

const NUMBERS = new Set(['budgetMin', 'budgetMax', 'bedrooms']);
const FROM_HUBSPOT = { by: 'hubspot', system: 'HubSpot' };

const changeOf = ({ phone: _phone, status, ...rest }: Taken): OutsideChange => ({
  ...Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [
      field,
      value === '' ? null : NUMBERS.has(field) ? Number(value) : value,
    ]),
  ),
  ...(status !== undefined && { status: status as LeadStatus }),
});

/** An address that is another person's stays theirs; why, in words. */
const tryAddress = async (
  { tx, workspaceId }: LeadScope,
  personId: string,
  address: { kind: 'email' | 'phone'; value: string },
): Promise<string | null> => {
  try {
    await tx.transaction((step) => addAddress({ tx: step, workspaceId }, { id: personId, ...address }));
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.data?.fields?.[0]?.message ?? error.message;
  }
};

/** What HubSpot says of these fields stands here from now on; what cannot be so is told. A number is added, none is removed. */
export const takeIn = async (
  scope: LeadScope,
  { leadId, personId }: Pick<Pair, 'leadId' | 'personId'>,
  taken: Taken,
): Promise<Problems> => {
  const problems: Problems = await takeOutsideChange(scope, leadId, changeOf(taken), FROM_HUBSPOT);
  const problem = taken.phone
    ? await tryAddress(scope, personId, { kind: 'phone', value: taken.phone })
    : null;
  return problem ? { ...problems, phone: problem } : problems;
};

/** Another address of theirs is one more by which they are found. */
export const takeAddress = async (
  scope: LeadScope,
  { personId, emails }: Pair,
  { properties }: HubspotContact,
): Promise<void> => {
  const found = properties.email ? normaliseAddress('email', properties.email) : null;
  if (found && 'value' in found && !emails.includes(found.value))
    await tryAddress(scope, personId, { kind: 'email', value: found.value });
};

/** Whoever takes no mail there takes none from here. Being in HubSpot is no consent: nothing is ever agreed to by it. */
export const takeOptOut = async (
  scope: LeadScope,
  { personId, isOptedOut }: Pair,
  { properties }: HubspotContact,
): Promise<boolean> => {
  const isNow = properties[HUBSPOT_OPT_OUT] === 'true';
  if (isNow && !isOptedOut) await withdrawElsewhere(scope, personId, 'hubspot');
  return isNow;
};
