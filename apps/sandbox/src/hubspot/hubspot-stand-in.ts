import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

export const HUBSPOT_TOKEN = 'pat-ap1-sandbox-token-of-hubspot';
export const HUBSPOT_SECRET = 'sandbox-client-secret';
export const HUBSPOT_VERSION = '2026-09';

type Properties = Record<string, string>;
export type StandInContact = { id: string; properties: Properties; isDeleted: boolean };

export type HubspotFault =
  | { status: 401 | 403 | 500 }
  | { status: 429; retryAfter: number }
  /** Says what it did, and the connection ends in the middle of it. */
  | { status: 'half' };

export type HubspotStandIn = {
  url: string;
  contacts: Map<string, StandInContact>;
  calls: { path: string; body: unknown }[];
  /** What goes wrong with the next calls, one each; `on` names a part of the path. */
  fail: (faults: readonly HubspotFault[], on?: string) => void;
  /** As somebody works there. Gives the id. */
  write: (properties: Properties, id?: string) => string;
  find: (email: string) => StandInContact | undefined;
  close: () => Promise<void>;
};

/** Those that every account has; others are made first. */
const STANDARD = [
  'email',
  'firstname',
  'lastname',
  'phone',
  'company',
  'hs_lead_status',
  'lifecyclestage',
  'hs_email_optout',
  'hs_analytics_source',
];
const BATCH = 100;

type Input = { id: string; idProperty?: string; objectWriteTraceId?: string; properties: Properties };
type Batch = { inputs: Input[]; idProperty?: string };

const refuse = (reply: FastifyReply, status: number, category: string, message: string) =>
  reply.status(status).send({ status: 'error', category, message, correlationId: 'sandbox' });

/** Contacts as HubSpot keeps them. */
class Contacts {
  readonly all = new Map<string, StandInContact>();
  readonly known = new Set(STANDARD);
  #count = 100;

  find(email: string): StandInContact | undefined {
    return [...this.all.values()].find(
      ({ properties, isDeleted }) => !isDeleted && properties.email === email.toLowerCase(),
    );
  }

  live(id: string): StandInContact | undefined {
    const found = this.all.get(id);
    return found?.isDeleted ? undefined : found;
  }

  write(properties: Properties, id?: string): StandInContact {
    this.#count += 1;
    const contact = (id && this.all.get(id)) || { id: String(this.#count), properties: {}, isDeleted: false };
    Object.assign(contact.properties, properties, { lastmodifieddate: new Date().toISOString() });
    if (contact.properties.email) contact.properties.email = contact.properties.email.toLowerCase();
    this.all.set(contact.id, contact);
    return contact;
  }

  /** Why one cannot be written; null: it can. */
  problemOf({ properties }: Input): string | null {
    const strange = Object.keys(properties).find((name) => !this.known.has(name));
    if (strange) return `Property "${strange}" does not exist`;
    return properties.email?.endsWith('@refused.example')
      ? `Email address ${properties.email} is invalid`
      : null;
  }
}

const shown = ({ id, properties }: StandInContact) => ({
  id,
  properties: { ...properties, hs_object_id: id },
  archived: false,
});

const registerProperties = (app: FastifyInstance, contacts: Contacts): void => {
  app.post('/crm/properties/:version/contacts/groups', () => ({ name: 'propguard' }));
  app.post<{ Body: { name: string } }>('/crm/properties/:version/contacts', (request, reply) => {
    const { name } = request.body;
    if (contacts.known.has(name))
      return refuse(reply, 409, 'OBJECT_ALREADY_EXISTS', `Property ${name} exists`);
    contacts.known.add(name);
    return reply.status(201).send({ name });
  });
};

const registerReads = (app: FastifyInstance, contacts: Contacts): void => {
  const path = `/crm/objects/${HUBSPOT_VERSION}/contacts`;
  app.get('/account-info/:version/details', () => ({ portalId: 445566, uiDomain: 'app.hubspot.com' }));
  app.get(path, () => ({ results: [...contacts.all.values()].slice(0, 1).map(shown) }));
  app.post<{ Body: Batch }>(`${path}/batch/read`, (request, reply) => {
    const { inputs, idProperty } = request.body;
    if (inputs.length > BATCH) return refuse(reply, 400, 'VALIDATION_ERROR', 'At most 100 inputs');
    const found = inputs.flatMap(
      ({ id }) => (idProperty === 'email' ? contacts.find(id) : contacts.live(id)) ?? [],
    );
    return reply
      .status(found.length < inputs.length ? 207 : 200)
      .send({ status: 'COMPLETE', results: found.map(shown) });
  });
  type Search = {
    filterGroups: { filters: { value: string }[] }[];
    limit: number;
    after?: string;
  };
  app.post<{ Body: Search }>(`${path}/search`, (request) => {
    const { filterGroups, limit, after = '0' } = request.body;
    const since = Number(filterGroups[0]?.filters[0]?.value);
    const changed = [...contacts.all.values()]
      .filter(
        ({ properties, isDeleted }) => !isDeleted && Date.parse(properties.lastmodifieddate ?? '') >= since,
      )
      .sort((a, b) =>
        (a.properties.lastmodifieddate ?? '') < (b.properties.lastmodifieddate ?? '') ? -1 : 1,
      );
    const end = Number(after) + limit;
    return {
      total: changed.length,
      results: changed.slice(Number(after), end).map(shown),
      ...(end < changed.length && { paging: { next: { after: String(end) } } }),
    };
  });
};

const registerWrites = (app: FastifyInstance, contacts: Contacts): void => {
  const path = `/crm/objects/${HUBSPOT_VERSION}/contacts`;
  const writeAll = (reply: FastifyReply, { inputs }: Batch, find: (input: Input) => string | undefined) => {
    if (inputs.length > BATCH) return refuse(reply, 400, 'VALIDATION_ERROR', 'At most 100 inputs');
    const problem = inputs.map((input) => contacts.problemOf(input)).find((one) => one !== null);
    // As HubSpot does it: one that is wrong spoils them all.
    if (problem) return refuse(reply, 400, 'VALIDATION_ERROR', problem);
    const results = inputs.map((input) => ({
      ...shown(contacts.write(input.properties, find(input))),
      objectWriteTraceId: input.objectWriteTraceId,
    }));
    return reply.send({ status: 'COMPLETE', results });
  };
  app.post<{ Body: Batch }>(`${path}/batch/upsert`, (request, reply) => {
    if (request.body.inputs.some(({ idProperty }) => idProperty !== 'email'))
      return refuse(reply, 400, 'VALIDATION_ERROR', 'idProperty is required');
    return writeAll(reply, request.body, ({ id }) => contacts.find(id)?.id);
  });
  app.post<{ Body: Batch }>(`${path}/batch/update`, (request, reply) =>
    writeAll(reply, request.body, ({ id }) => contacts.live(id)?.id),
  );
  app.post<{ Body: { objectId: string } }>(`${path}/gdpr-delete`, (request, reply) => {
    const contact = contacts.live(request.body.objectId);
    if (!contact) return refuse(reply, 404, 'OBJECT_NOT_FOUND', 'resource not found');
    contact.properties = {};
    contact.isDeleted = true;
    return reply.status(204).send();
  });
};

/** HubSpot as the product sees it: contacts, their properties, and what goes wrong. */
export const startHubspotStandIn = async ({ port = 0 } = {}): Promise<HubspotStandIn> => {
  const app = Fastify();
  const contacts = new Contacts();
  const calls: HubspotStandIn['calls'] = [];
  let faults: HubspotFault[] = [];
  let failing = '';
  app.addHook('preHandler', async (request, reply) => {
    calls.push({ path: request.url, body: request.body });
    if (request.headers.authorization !== `Bearer ${HUBSPOT_TOKEN}`)
      return refuse(reply, 401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    const fault = request.url.includes(failing) ? faults[0] : undefined;
    if (!fault || fault.status === 'half') return;
    faults = faults.slice(1);
    if (fault.status === 429) reply.header('retry-after', String(fault.retryAfter));
    return refuse(reply, fault.status, 'SANDBOX', `Told to answer ${fault.status}`);
  });
  // The work is done; only its answer breaks off.
  app.addHook('onSend', async (request, reply, payload) => {
    if (faults[0]?.status !== 'half' || !request.url.includes(failing) || typeof payload !== 'string')
      return payload;
    faults = faults.slice(1);
    const half = payload.slice(0, payload.length / 2);
    reply.header('content-length', Buffer.byteLength(half));
    return half;
  });
  registerProperties(app, contacts);
  registerReads(app, contacts);
  registerWrites(app, contacts);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    contacts: contacts.all,
    calls,
    fail: (next, on = '') => {
      faults = [...next];
      failing = on;
    },
    write: (properties, id) => contacts.write(properties, id).id,
    find: (email) => contacts.find(email),
    close: () => app.close(),
  };
};
