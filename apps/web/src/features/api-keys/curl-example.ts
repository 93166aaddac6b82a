import type { Scope } from '@propguard/rules/workspaces/scopes';

/** A call that the scope allows and that changes nothing. */
const PATHS: Record<Scope, string> = {
  'places:read': '/localities?query=New%20Farm',
  'places:write': '/saved-searches',
  'assessments:read': '/assessments',
  'assessments:write': '/propguard/process-command',
  'workspace:read': '/workspace',
  'workspace:manage': '/workspace',
  'jobs:read': '/jobs',
  'jobs:write': '/jobs',
  'lending:read': '/lending/portfolio',
  'lending:write': '/loans',
  'audit:read': '/audit',
  'reports:read': '/reports',
  'reports:write': '/reports',
  'certificates:read': '/certificates',
  'certificates:write': '/certificates',
  'assistant:read': '/assistant/conversations',
  'assistant:write': '/assistant/chat',
  'people:read': '/people',
  'people:write': '/people',
  'leads:read': '/leads',
  'leads:write': '/leads',
};

const CHANGING: Partial<Record<Scope, string>> = {
  'places:write': `-X POST -H 'Content-Type: application/json' -d '{"name":"Houses","filters":{"type":"house"}}'`,
  'assessments:write': `-X POST -H 'Content-Type: application/json' -d '{"command":"New Farm QLD"}'`,
  // Without a name it is refused, and says which fields it wants.
  'lending:write': `-X POST -H 'Content-Type: application/json' -d '{}'`,
  'reports:write': `-X POST -H 'Content-Type: application/json' -d '{}'`,
  'certificates:write': `-X POST -H 'Content-Type: application/json' -d '{}'`,
  'assistant:write': `-X POST -H 'Content-Type: application/json' -d '{"message":"How is the market in New Farm?"}'`,
  'people:write': `-X POST -H 'Content-Type: application/json' -d '{}'`,
  'leads:write': `-X POST -H 'Content-Type: application/json' -d '{}'`,
  'workspace:manage': `-X PATCH -H 'Content-Type: application/json' -d '{}'`,
};

/** What to type in a shell to try a key; the first scope that only reads decides which call. */
export function curlExample(origin: string, key: string, scopes: readonly Scope[]): string {
  const scope = scopes.find((one) => one.endsWith(':read')) ?? scopes[0] ?? 'places:read';
  const change = CHANGING[scope];
  const lines = [
    'curl',
    `-H 'Authorization: Bearer ${key}'`,
    ...(change ? [change] : []),
    `'${origin}/api${PATHS[scope]}'`,
  ];
  return lines.join(' \\\n  ');
}
