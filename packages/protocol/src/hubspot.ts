import { HUBSPOT_FIELDS } from '@propguard/rules/hubspot/contact-fields';
import { HUBSPOT_STATES } from '@propguard/rules/hubspot/sync-limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant } from './shapes.ts';

const key = (what: string, example: string) =>
  z
    .string()
    .trim()
    .min(10, `Enter the ${what}.`)
    .max(300)
    .regex(/^[\x21-\x7e]*$/, `The ${what} has no spaces.`)
    .meta({ examples: [example] });

/** Both are kept sealed and never shown again. */
export const HubspotKeys = z.object({
  token: key('access token', 'pat-ap1-12345678-1234-1234-1234-123456789012').describe(
    'The access token of a private app of the HubSpot account.',
  ),
  clientSecret: key('client secret', '12345678-1234-1234-1234-123456789012').describe(
    'The client secret of the same app: HubSpot signs its calls with it.',
  ),
});
export type HubspotKeys = z.infer<typeof HubspotKeys>;

export const HubspotConnection = z.object({
  id: Id,
  accountId: z.string().describe('HubSpot’s own number of the account.'),
  name: z.string(),
  state: z.enum(HUBSPOT_STATES).describe('`waiting`: tried again later. `stopped`: until somebody acts.'),
  problem: z.string().nullable().describe('Why it waits or stopped, in words.'),
  connectedAt: Instant,
  syncedAt: Instant.nullable().describe('When it last went through.'),
  nextTryAt: Instant.nullable(),
  webhook: z.string().describe('Where HubSpot is to call.'),
  calledAt: Instant.nullable().describe('HubSpot’s last call whose signature was right.'),
  refusedCallAt: Instant.nullable().describe('The last call whose signature was wrong, or too old.'),
  sent: z.int().describe('Contacts that were written there.'),
  taken: z.int().describe('Leads that were changed here, or made, by what came from there.'),
  waiting: z.int().describe('Leads that are to be compared with HubSpot.'),
  conflicts: z.int().describe('Fields that wait for somebody to choose.'),
  notSent: z
    .array(z.object({ reason: z.string(), leads: z.int() }))
    .describe('Leads that are not there, by reason.'),
});
export type HubspotConnection = z.infer<typeof HubspotConnection>;

const HubspotState = z.object({ connection: HubspotConnection.nullable() });
export type HubspotState = z.infer<typeof HubspotState>;

export const HubspotConflict = z.object({
  id: Id,
  lead: z.object({ id: Id, name: z.string().nullable() }),
  field: z.enum(HUBSPOT_FIELDS),
  ours: z.string().describe('Empty: nothing.'),
  theirs: z.string().describe('In our own terms where there are any; else as HubSpot has it.'),
  problem: z.string().nullable().describe('Why theirs cannot be used as it is.'),
  createdAt: Instant,
});
export type HubspotConflict = z.infer<typeof HubspotConflict>;

const tags = ['hubspot'];
const PATH = '/workspace/hubspot';
const manages = workspaceRoute('admin', null);

/** A workspace's leads and its HubSpot contacts, kept alike. */
export const hubspot = {
  state: workspaceRoute('agent', 'leads:read')
    .route({ method: 'GET', path: PATH, tags, summary: 'How the sync with HubSpot is going' })
    .output(HubspotState),
  connect: manages
    .route({
      method: 'PUT',
      path: PATH,
      tags,
      summary: 'Connect HubSpot, or give it other keys; HubSpot is asked before anything is kept',
    })
    .input(HubspotKeys)
    .output(HubspotState),
  test: manages
    .route({ method: 'POST', path: `${PATH}/test`, tags, summary: 'Test the connection to HubSpot' })
    .errors(errorsOf('NOT_FOUND'))
    .output(HubspotState),
  sync: workspaceRoute('agent', 'leads:write')
    .route({ method: 'POST', path: `${PATH}/sync`, tags, summary: 'Compare with HubSpot now' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .output(HubspotState),
  disconnect: manages
    .route({ method: 'DELETE', path: PATH, tags, summary: 'Disconnect it; leads and contacts both stay' })
    .errors(errorsOf('NOT_FOUND'))
    .output(Done),
  conflicts: workspaceRoute('agent', 'leads:read')
    .route({
      method: 'GET',
      path: `${PATH}/conflicts`,
      tags,
      summary: 'Fields that both sides changed, the newest first',
    })
    .input(PageQuery)
    .output(pageOf(HubspotConflict)),
  settle: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'POST',
      path: `${PATH}/conflicts/{id}`,
      tags,
      summary: 'Choose which side of a field to keep',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ choice: z.enum(['ours', 'theirs']) }))
    .output(Done),
};
