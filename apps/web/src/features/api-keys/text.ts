import { API_KEYS_PER_WORKSPACE } from '@propguard/rules/workspaces/limits';
import type { Scope } from '@propguard/rules/workspaces/scopes';

interface ScopeText {
  name: string;
  allows: string;
}

const scopes: Record<Scope, ScopeText> = {
  'places:read': { name: 'Read places', allows: 'Suburbs, properties, sales, listings and saved searches.' },
  'places:write': { name: 'Save searches', allows: 'Save, change and remove searches.' },
  'assessments:read': { name: 'Read assessments', allows: 'Assessments, their scenarios and what-ifs.' },
  'assessments:write': {
    name: 'Assess properties',
    allows: 'Make and remove assessments and scenarios.',
  },
  'workspace:read': { name: 'Read the workspace', allows: 'Its settings, its members and its live events.' },
  'workspace:manage': { name: 'Change the workspace', allows: 'Its name and its time zone.' },
  'jobs:read': { name: 'Read jobs', allows: 'What’s running, done or failed.' },
  'jobs:write': { name: 'Control jobs', allows: 'Cancel jobs and run them again.' },
  'lending:read': { name: 'Read lending', allows: 'Loans, rule sets, the portfolio and their assessments.' },
  'lending:write': { name: 'Change lending', allows: 'Loans, lender facts and stored assessments.' },
  'audit:read': { name: 'Read the audit trail', allows: 'Its entries, its export and its verification.' },
  'reports:read': { name: 'Read reports', allows: 'Valuation reports, their versions and their files.' },
  'reports:write': { name: 'Make reports', allows: 'Make and share reports, and end shared links.' },
  'certificates:read': { name: 'Read certificates', allows: 'Certificates and their private parts.' },
  'certificates:write': {
    name: 'Issue certificates',
    allows: 'Certify assessments and revoke certificates.',
  },
  'assistant:read': { name: 'Read conversations', allows: 'This key’s conversations with the assistant.' },
  'assistant:write': { name: 'Ask the assistant', allows: 'Ask questions and remove conversations.' },
  'people:read': { name: 'Read people', allows: 'People who deal with the workspace, and their addresses.' },
  'people:write': { name: 'Change people', allows: 'Add and change people and their addresses.' },
  'leads:read': { name: 'Read leads', allows: 'Leads with their history, tasks and figures.' },
  'leads:write': { name: 'Work on leads', allows: 'Add, change, assign and merge leads.' },
};

export const text = {
  title: 'API keys',
  description: 'For programs that work with this workspace. A key can only do what its scopes allow.',
  list: 'Keys',
  loading: 'Loading the keys',
  failed: 'We couldn’t load the keys',
  emptyTitle: 'No keys yet',
  empty: 'Your keys are listed here with what they may do and when they were last used.',
  limit: `A workspace has at most ${API_KEYS_PER_WORKSPACE} keys.`,
  scopes,

  columns: {
    name: 'Key',
    scopes: 'Scopes',
    lastUsed: 'Last used',
    expires: 'Expires',
    created: 'Made',
    actions: 'Actions',
  },
  start: (start: string) => `${start}…`,
  never: 'Never',
  neverUsed: 'Not yet',
  expired: 'Expired',
  madeBy: (name: string) => `by ${name}`,

  create: {
    open: 'New key',
    title: 'New key',
    description: 'Give it only the scopes the program needs.',
    name: 'Name',
    nameHint: 'What it is for, such as “Nightly report”.',
    scopes: 'Scopes',
    expires: 'Expires',
    expiry: { never: 'Never', '30': 'After 30 days', '90': 'After 90 days', '365': 'After a year' },
    submit: 'Make the key',
    sending: 'Making',
    cancel: 'Cancel',
  },
  secret: {
    title: (name: string) => `“${name}” is ready`,
    onceTitle: 'Copy it now',
    once: 'It’s only shown once. All we keep is its fingerprint.',
    copy: 'Copy the key',
    tryIt: 'Try it',
    done: 'Done',
  },
  example: {
    title: 'How your program calls us',
    description: 'Send the key with each request. You don’t need a cookie or a session.',
    label: 'Example of a call',
    reference: 'All calls are in the API reference.',
    referenceLink: 'Open the API reference',
    placeholder: 'YOUR_KEY',
  },
  revoke: {
    open: 'Revoke',
    of: (name: string) => `Revoke ${name}`,
    title: (name: string) => `Revoke ${name}?`,
    description: 'Programs that use it stop working straight away. This can’t be undone.',
    confirm: 'Revoke',
    done: (name: string) => `${name} is revoked`,
    failed: 'We couldn’t revoke the key',
  },
  visitorTitle: 'Keys come with an account',
  visitor: 'Sign up, and programs can work with this workspace too.',
  visitorAction: 'Sign up to make keys',
} as const;
