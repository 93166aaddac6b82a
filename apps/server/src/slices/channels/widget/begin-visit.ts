import type { LanguageCode } from '@propguard/rules/languages/languages';
import { VISIT_DAYS } from '@propguard/rules/widget/widget';
import { issueGuestPass } from '../../../access/guest-passes.ts';
import type { PageScope } from '../../../access/page-scope.ts';
import type { Config } from '../../../config/config.ts';
import { fail } from '../../../fail.ts';
import { ownOrigins } from './example-site.ts';
import { demandShown } from './show-widget.ts';
import { countVisitFrom, insertVisit } from './store.ts';

const DAY_MS = 86_400_000;
/** What strangers may do in a workspace: ask. */
export const STRANGER = { accountId: null, role: 'viewer' } as const;

/**
 * The frame is ours, and it alone talks to us: a page elsewhere that calls us itself is refused, whatever it says.
 * A browser always names the page that a write comes from.
 */
export const refuseOtherPages = (config: Config, origin: string | null): void => {
  if (origin !== null && origin !== new URL(config.http.publicUrl).origin) throw fail('FOREIGN_ORIGIN');
};

/** A pass for one browser on one site, which must be on the list. It is asked for with the first words, not before. */
export const beginVisit = async (
  scope: PageScope,
  { host, language }: { host: string; language: LanguageCode | null },
): Promise<{ pass: string }> => {
  const { services, tx, workspaceId } = scope;
  const widget = await demandShown(scope);
  if (![...widget.origins, ...ownOrigins(services.config)].includes(host)) throw fail('FOREIGN_ORIGIN');
  const { connectionId } = widget;
  const visitId = await insertVisit(tx, { workspaceId, connectionId, origin: host, language });
  await countVisitFrom(tx, widget, host);
  const { secret } = await issueGuestPass(
    { services, tx, workspaceId, ...STRANGER },
    { kind: 'widget-visit', subjectId: visitId, expiresAt: new Date(Date.now() + VISIT_DAYS * DAY_MS) },
  );
  return { pass: secret };
};
