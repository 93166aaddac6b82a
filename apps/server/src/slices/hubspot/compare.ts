import {
  asOurs,
  HUBSPOT_FIELDS,
  type HubspotField,
  isStatusTwin,
  toHubspot,
  valueThere,
} from '@propguard/rules/hubspot/contact-fields';
import { type Merged, mergeField } from '@propguard/rules/hubspot/merge-field';
import type { HubspotContact } from '../../providers/hubspot/hubspot-port.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import type { Memory, Pair } from './pair-store.ts';

/** A field of a lead and of its contact, and what becomes of it. */
export type Compared = {
  field: HubspotField;
  merged: Merged;
  ours: string;
  theirs: string;
  asOurs: string | null;
};

const phoneOf = (there: string): string | null => {
  if (there === '') return '';
  const found = normaliseAddress('phone', there);
  return 'value' in found ? found.value : null;
};

/** What HubSpot has of a field, in our own terms. */
export const inOurTerms = (field: HubspotField, ours: string, theirs: string): string | null => {
  if (field === 'phone') return phoneOf(theirs);
  return field === 'status' && isStatusTwin(ours, theirs) ? ours : asOurs(field, theirs);
};

/** Field by field. Somebody whom HubSpot does not have yet gets all that we know. */
export const compare = ({ ours, remembered }: Pair, contact: HubspotContact | null): Compared[] =>
  HUBSPOT_FIELDS.map((field) => {
    const theirs = contact ? valueThere(field, contact.properties) : '';
    const sides = { ours: ours[field], theirs, asOurs: inOurTerms(field, ours[field], theirs) };
    return { field, ...sides, merged: mergeField(sides, contact ? remembered[field] : undefined) };
  });

export const fieldsOf = (compared: readonly Compared[], merged: Merged): Compared[] =>
  compared.filter((one) => one.merged === merged);

/** How both stand once ours was written there. */
export const rememberSent = (sent: readonly Compared[]): Memory =>
  Object.fromEntries(
    sent.map(({ field, ours }) => [field, { ours, theirs: valueThere(field, toHubspot(field, ours)) }]),
  );

export const propertiesOf = (sent: readonly Compared[]): Record<string, string> =>
  Object.assign({}, ...sent.map(({ field, ours }) => toHubspot(field, ours)));
