import type { Access } from '@propguard/protocol/access';
import { inEnglish } from '@propguard/rules/messages/in-english';

const ROLES = {
  viewer: 'any member',
  agent: 'agents and above',
  admin: 'admins and owners',
  owner: 'owners',
};

export const text = {
  title: 'API reference',
  description:
    'Everything the product does can be called over HTTP. Made from the contract the server runs on.',
  download: 'OpenAPI document',
  search: 'Find a call',
  searchPlaceholder: 'Path, name or group',
  loading: 'Reading the document',
  failedTitle: 'We couldn’t load the document',
  emptyTitle: 'No call found',
  empty: (query: string) => `Nothing matches “${query}”.`,
  clear: 'Show all calls',
  counted: (count: number) => inEnglish('{count, plural, one {# call} other {# calls}}', { count }),

  parameters: 'Parameters',
  body: 'Body',
  reply: (status: string) => `Reply, ${status}`,
  stream: 'A stream of server-sent events.',
  file: 'A file.',
  errors: 'Errors',
  example: 'Example',
  exampleLabel: (summary: string) => `Command line: ${summary}`,
  copy: 'Copy the command',
  required: 'required',
  inPath: 'in the path',
  inQuery: 'in the query',

  access: (access: Access): string => {
    switch (access.kind) {
      case 'public':
        return 'Anyone';
      case 'session':
        return access.scope ? `Any session, or a key with ${access.scope}` : 'Any session';
      case 'account':
        return 'A signed-in account';
      case 'workspace':
        return access.scope
          ? `In a workspace ${ROLES[access.role]}, or a key with ${access.scope}`
          : `In a workspace ${ROLES[access.role]}`;
      case 'guest':
        return access.parameter === null ? 'Whoever holds a pass' : 'Whoever holds the link';
      case 'page':
        return 'Anyone, by the address of a page';
      case 'operator':
        return 'The operator';
    }
  },
} as const;
