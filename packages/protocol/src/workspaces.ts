import { isTimeZone } from '@propguard/rules/time/zones';
import { WORKSPACE_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import { ROLES } from '@propguard/rules/workspaces/roles';
import * as z from 'zod';
import { Session } from './account.ts';
import { errorsOf } from './errors.ts';
import { JobReference } from './jobs.ts';
import { accountRoute, publicRoute, workspaceRoute } from './route.ts';
import { ById, Done, Email, Id, Instant, oneLine } from './shapes.ts';

const Name = oneLine(WORKSPACE_NAME_MAX_LENGTH).min(1, 'Enter a name.');
const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.');
const RoleName = z.enum(ROLES);

export const Workspace = z.object({
  id: Id,
  name: z.string(),
  timeZone: z.string(),
  createdAt: Instant,
  visitor: z.boolean(),
});
export type Workspace = z.infer<typeof Workspace>;
export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  role: RoleName,
  joinedAt: Instant,
  you: z.boolean(),
});
export type Member = z.infer<typeof Member>;
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: RoleName,
  invitedBy: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  asked: z
    .object({ name: z.string(), at: Instant })
    .nullable()
    .describe('Who opened the link with an address that is not confirmed, and waits to be let in.'),
});
export type Invitation = z.infer<typeof Invitation>;
export const MadeInvitation = Invitation.extend({
  path: z
    .string()
    .nullable()
    .describe('Its link, to be handed on: told once, and only where no mail server is configured.'),
});
export type MadeInvitation = z.infer<typeof MadeInvitation>;
export const NewWorkspace = z.object({ name: Name });
export const WorkspaceSettings = z.object({ name: Name, timeZone: TimeZone });
export const NewInvitation = z.object({ email: Email, role: RoleName });

/** What files, portfolios, conversations, assessments and reports take; beyond the limit STORAGE_FULL is the answer. */
export const StorageUse = z.object({
  of: z
    .enum(['visitor', 'network', 'visitors', 'workspace', 'installation'])
    .describe('Whose limit it is: of one visitor, of those of one network, of all visitors, …'),
  usedBytes: z.number().int().min(0),
  limitBytes: z.number().int().min(0),
});
export type StorageUse = z.infer<typeof StorageUse>;

export const Ground = z.object({
  passes: z.object({ open: z.int(), ended: z.int() }),
  activities: z.object({ count: z.int(), last: Instant.nullable() }),
  consent: z.object({
    events: z.int(),
    addresses: z.int().describe('Addresses that the ledger knows something of.'),
    refused: z.int().describe('Of those, where the last word was no.'),
  }),
});
export type Ground = z.infer<typeof Ground>;

const tags = ['workspace'];

export const workspaces = {
  mine: accountRoute
    .route({ method: 'GET', path: '/workspaces', tags, summary: 'The workspaces of this account' })
    .output(z.object({ items: z.array(Workspace.extend({ role: RoleName, current: z.boolean() })) })),
  create: accountRoute
    .route({
      method: 'POST',
      path: '/workspaces',
      tags,
      summary: 'Make a workspace and switch to it',
      successStatus: 201,
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewWorkspace)
    .output(Session),
  activate: accountRoute
    .route({ method: 'POST', path: '/workspaces/{id}/activate', tags, summary: 'Switch to a workspace' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Session),
  current: workspaceRoute('viewer', 'workspace:read')
    .route({ method: 'GET', path: '/workspace', tags, summary: 'The workspace of this session or key' })
    .errors(errorsOf('NOT_FOUND'))
    .output(Workspace),
  update: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'PATCH', path: '/workspace', tags, summary: 'Rename it, set its time zone' })
    .input(WorkspaceSettings.partial())
    .output(Workspace),
  remove: workspaceRoute('owner', null)
    .route({
      method: 'DELETE',
      path: '/workspace',
      tags,
      summary: 'Delete the workspace and all of its data',
    })
    // The id as well: sent twice, it must not reach the workspace that the session is in afterwards.
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: Id, confirmName: z.string().max(WORKSPACE_NAME_MAX_LENGTH) }))
    .output(Done),
  ground: workspaceRoute('viewer', 'workspace:read')
    .route({
      method: 'GET',
      path: '/workspace/ground',
      tags,
      summary: 'The state of its passes, its activities and its consent ledger',
    })
    .output(Ground),
  storage: workspaceRoute('viewer', 'workspace:read')
    .route({
      method: 'GET',
      path: '/workspace/storage',
      tags,
      summary: 'How much it keeps, and how much it may',
    })
    .output(StorageUse),
  exportData: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/workspace/export',
      tags,
      summary: 'Write all of its data to a file',
      successStatus: 202,
    })
    .output(JobReference),
  members: workspaceRoute('viewer', 'workspace:read')
    .route({ method: 'GET', path: '/workspace/members', tags, summary: 'Who is in it' })
    .output(z.object({ items: z.array(Member) })),
  changeRole: workspaceRoute('admin', null)
    .route({ method: 'PATCH', path: '/workspace/members/{id}', tags, summary: 'Change a member’s role' })
    .errors(errorsOf('NOT_FOUND', 'LAST_OWNER'))
    .input(z.object({ id: Id, role: RoleName }))
    .output(Member),
  removeMember: workspaceRoute('admin', null)
    .route({ method: 'DELETE', path: '/workspace/members/{id}', tags, summary: 'Remove a member' })
    .errors(errorsOf('NOT_FOUND', 'LAST_OWNER'))
    .input(ById)
    .output(Done),
  leave: workspaceRoute('viewer', null)
    .route({ method: 'POST', path: '/workspace/leave', tags, summary: 'Leave the workspace' })
    .errors(errorsOf('LAST_OWNER'))
    .output(Done),
  invitations: workspaceRoute('admin', null)
    .route({ method: 'GET', path: '/workspace/invitations', tags, summary: 'Invitations that are open' })
    .output(z.object({ items: z.array(Invitation) })),
  invite: workspaceRoute('admin', null)
    .meta({ access: { kind: 'workspace', role: 'admin', scope: null }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/workspace/invitations',
      tags,
      summary: 'Invite someone, by email or by a link to hand on',
      successStatus: 201,
    })
    .errors(errorsOf('ALREADY_MEMBER', 'ADDRESS_UNCONFIRMED'))
    .input(NewInvitation)
    .output(MadeInvitation),
  revokeInvitation: workspaceRoute('admin', null)
    .route({
      method: 'DELETE',
      path: '/workspace/invitations/{id}',
      tags,
      summary: 'Cancel an invitation',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  letIn: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/workspace/invitations/{id}/let-in',
      tags,
      summary: 'Let in someone who asked to join with an invitation link',
    })
    .errors(errorsOf('NOT_FOUND', 'ALREADY_MEMBER'))
    .input(ById)
    .output(Done),
  showInvitation: publicRoute
    .route({ method: 'GET', path: '/invitations/{token}', tags, summary: 'What an invitation link offers' })
    .errors(errorsOf('LINK_EXPIRED'))
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(
      z.object({
        workspaceId: Id,
        workspace: z.string(),
        role: RoleName,
        email: z.string(),
        expiresAt: Instant,
        asked: z.boolean().describe('Somebody asked to join by it, and waits to be let in.'),
      }),
    ),
  acceptInvitation: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({ method: 'POST', path: '/invitations/{token}/accept', tags, summary: 'Join by invitation link' })
    .errors(errorsOf('LINK_EXPIRED', 'ALREADY_MEMBER', 'ADDRESS_UNCONFIRMED'))
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(Session),
  askToJoin: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/invitations/{token}/ask',
      tags,
      summary: 'Ask to be let in with an invitation link, where no email can confirm the address',
    })
    .errors(errorsOf('LINK_EXPIRED', 'ALREADY_MEMBER', 'ADDRESS_UNCONFIRMED'))
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(Done),
};
