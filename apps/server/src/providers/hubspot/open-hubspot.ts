import {
  HUBSPOT_GROUP,
  HUBSPOT_OWN_PROPERTIES,
  HUBSPOT_PROPERTIES,
} from '@propguard/rules/hubspot/contact-fields';
import { HUBSPOT_BATCH } from '@propguard/rules/hubspot/sync-limits';
import * as z from 'zod';
import { type Ask, askHubspot, type HubspotAddress } from './ask-hubspot.ts';
import {
  type ContactWrite,
  type ContactWritten,
  type HubspotContact,
  type HubspotPort,
  HubspotProblem,
} from './hubspot-port.ts';

const Contact = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullish()) });
const Contacts = z.object({ results: z.array(Contact) });
const Changed = Contacts.extend({
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
});
const Written = z.object({
  results: z.array(
    Contact.partial({ properties: true }).extend({ objectWriteTraceId: z.string().nullish() }),
  ),
  errors: z
    .array(z.object({ message: z.string(), context: z.record(z.string(), z.array(z.string())).default({}) }))
    .default([]),
});
const Account = z.object({ portalId: z.number(), uiDomain: z.string().optional() });

/** What is not as HubSpot says it is, is no answer. */
const read = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> => {
  const found = schema.safeParse(body);
  if (!found.success) throw new HubspotProblem('broken', 'HubSpot answered something we can’t read.');
  return found.data;
};

const inBatches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / HUBSPOT_BATCH) }, (_, n) =>
    items.slice(n * HUBSPOT_BATCH, (n + 1) * HUBSPOT_BATCH),
  );

const keyOf = ({ to }: ContactWrite): string => ('id' in to ? to.id : to.email);

const writtenOf = (
  inputs: readonly ContactWrite[],
  { results, errors }: z.infer<typeof Written>,
): ContactWritten[] =>
  inputs.flatMap((input): ContactWritten[] => {
    const { ref } = input;
    const made = results.find(
      ({ id, objectWriteTraceId, properties }) =>
        objectWriteTraceId === ref || id === keyOf(input) || properties?.email === keyOf(input),
    );
    if (made) return [{ ref, id: made.id }];
    const error = errors.find(({ context }) => context.objectWriteTraceId?.includes(ref));
    return error ? [{ ref, refused: error.message.slice(0, 300) }] : [];
  });

/** One bad contact may spoil its batch: halves find it, and the others are written. */
const writeAll = async (
  ask: Ask,
  path: string,
  inputs: readonly ContactWrite[],
  isByEmail: boolean,
): Promise<ContactWritten[]> => {
  const [first] = inputs;
  if (!first) return [];
  try {
    const body = await ask('POST', path, {
      inputs: inputs.map((input) => ({
        id: keyOf(input),
        ...(isByEmail && { idProperty: 'email' }),
        objectWriteTraceId: input.ref,
        properties: input.properties,
      })),
    });
    return writtenOf(inputs, read(Written, body));
  } catch (error) {
    if (!(error instanceof HubspotProblem && error.kind === 'refused')) throw error;
    if (inputs.length === 1) return [{ ref: first.ref, refused: error.message }];
    const half = Math.ceil(inputs.length / 2);
    return [
      ...(await writeAll(ask, path, inputs.slice(0, half), isByEmail)),
      ...(await writeAll(ask, path, inputs.slice(half), isByEmail)),
    ];
  }
};

/** What is there already is as good as made. */
const make = async (ask: Ask, path: string, body: unknown): Promise<void> => {
  try {
    await ask('POST', path, body);
  } catch (error) {
    if (!(error instanceof HubspotProblem && error.kind === 'exists')) throw error;
  }
};

export const openHubspot = (address: HubspotAddress, signal?: AbortSignal): HubspotPort => {
  const ask = askHubspot(address, signal);
  const { version } = address;
  const contacts = `/crm/objects/${version}/contacts`;
  const readBy = async (keys: readonly string[], idProperty?: string): Promise<HubspotContact[]> => {
    const found: HubspotContact[] = [];
    for (const batch of inBatches(keys)) {
      const body = await ask('POST', `${contacts}/batch/read`, {
        inputs: batch.map((id) => ({ id })),
        ...(idProperty && { idProperty }),
        properties: HUBSPOT_PROPERTIES,
      });
      found.push(...read(Contacts, body).results);
    }
    return found;
  };
  return {
    probe: async () => {
      const { portalId, uiDomain } = read(Account, await ask('GET', `/account-info/${version}/details`));
      read(Contacts, await ask('GET', `${contacts}?limit=1`));
      return { accountId: String(portalId), name: uiDomain ?? 'HubSpot' };
    },
    prepare: async () => {
      await make(ask, `/crm/properties/${version}/contacts/groups`, { ...HUBSPOT_GROUP, displayOrder: -1 });
      for (const { name, label, type } of HUBSPOT_OWN_PROPERTIES)
        await make(ask, `/crm/properties/${version}/contacts`, {
          name,
          label,
          type,
          fieldType: type === 'number' ? 'number' : 'text',
          groupName: HUBSPOT_GROUP.name,
        });
    },
    readByIds: (ids) => readBy(ids),
    readByEmails: (emails) => readBy(emails, 'email'),
    write: async (writes) => {
      const written: ContactWritten[] = [];
      for (const batch of inBatches(writes.filter(({ to }) => 'id' in to)))
        written.push(...(await writeAll(ask, `${contacts}/batch/update`, batch, false)));
      for (const batch of inBatches(writes.filter(({ to }) => 'email' in to)))
        written.push(...(await writeAll(ask, `${contacts}/batch/upsert`, batch, true)));
      return written;
    },
    changedSince: async (since, after) => {
      const body = await ask('POST', `${contacts}/search`, {
        filterGroups: [
          {
            filters: [{ propertyName: 'lastmodifieddate', operator: 'GTE', value: String(since.getTime()) }],
          },
        ],
        sorts: [{ propertyName: 'lastmodifieddate', direction: 'ASCENDING' }],
        properties: HUBSPOT_PROPERTIES,
        limit: HUBSPOT_BATCH,
        ...(after && { after }),
      });
      const { results, paging } = read(Changed, body);
      return { contacts: results, after: paging?.next?.after ?? null };
    },
    forget: async (id) => {
      try {
        await ask('POST', `${contacts}/gdpr-delete`, { objectId: id });
        return { done: true };
      } catch (error) {
        if (!(error instanceof HubspotProblem && (error.kind === 'refused' || error.kind === 'scope')))
          throw error;
        return { refused: error.message };
      }
    },
  };
};
