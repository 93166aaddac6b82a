/** What an API key may be allowed to do. A key never does more than its scopes, whoever made it. */
export const SCOPES = [
  'places:read',
  'places:write',
  'assessments:read',
  'assessments:write',
  'workspace:read',
  'workspace:manage',
  'jobs:read',
  'jobs:write',
  'lending:read',
  'lending:write',
  'audit:read',
  'reports:read',
  'reports:write',
  'certificates:read',
  'certificates:write',
  'assistant:read',
  'assistant:write',
  'people:read',
  'people:write',
] as const;
export type Scope = (typeof SCOPES)[number];
