import { PATHS } from '@propguard/rules/routes/paths';
import type { FastifyInstance } from 'fastify';
import type { AnyScope } from '../access/any-scope.ts';
import type { Context } from '../context.ts';
import { sitesOfWidget } from '../slices/channels/widget/show-widget.ts';
import { sitesOfForm } from '../slices/lead-forms/sites-of-form.ts';

/** Sites that may show a page in a frame: none named, any site; null, no site at all. */
type SitesOf = (scope: AnyScope, name: string) => Promise<readonly string[] | null>;

/** Pages that are made to stand in other people's pages. All others are shown in no frame. */
const FRAMED: readonly { path: string; sites: SitesOf }[] = [
  { path: PATHS.leadForm, sites: sitesOfForm },
  { path: '/widget/:key/frame', sites: sitesOfWidget },
];

const KNOWN = FRAMED.map(({ path, sites }) => ({
  pattern: new RegExp(`^${path.replace(/:[^/]+/, '([^/?]+)')}/?(?:\\?|$)`),
  sites,
}));

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** What the policy says of frames, for this page; the rest of it stays. */
const allowing = (policy: string, sites: readonly string[]): string =>
  policy.replace(
    /frame-ancestors [^;]*/,
    `frame-ancestors ${sites.length === 0 ? '*' : ["'self'", ...sites].join(' ')}`,
  );

/** After the headers that every reply has: a page of the list is let into the frames of its own sites. */
export const registerFraming = (app: FastifyInstance, services: Context): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    for (const { pattern, sites } of KNOWN) {
      const name = decoded(pattern.exec(request.url)?.[1] ?? '');
      const allowed = name ? await sites({ services }, name) : null;
      if (allowed === null) continue;
      reply.header(
        'content-security-policy',
        allowing(String(reply.getHeader('content-security-policy')), allowed),
      );
      // It knows of no sites but the page's own, and would forbid what the policy allows.
      reply.removeHeader('x-frame-options');
    }
  });
};
