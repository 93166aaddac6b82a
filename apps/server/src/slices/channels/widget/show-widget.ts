import type { PublicWidget } from '@propguard/protocol/widget';
import { isAnswered, nextAnswered } from '@propguard/rules/conversations/answer-hours';
import type { AnyScope } from '../../../access/any-scope.ts';
import { openPage } from '../../../access/open-page.ts';
import type { PageScope } from '../../../access/page-scope.ts';
import { Failure, fail } from '../../../fail.ts';
import { findAnswerHours } from '../../conversations/answer-hours.ts';
import { ownOrigins } from './example-site.ts';
import { findOffice, findWidget, type WidgetRow } from './store.ts';
import { toPublicWidget } from './view.ts';

const ACCESS = { kind: 'page', page: 'widget', parameter: 'key' } as const;

export const demandShown = async ({ tx }: Pick<PageScope, 'tx'>): Promise<WidgetRow> => {
  const row = await findWidget(tx);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const showWidget = async (scope: PageScope): Promise<PublicWidget> => {
  const { services, tx, workspaceId } = scope;
  const row = await demandShown(scope);
  const hours = await findAnswerHours(scope);
  const now = new Date();
  const opensAt = isAnswered(hours, now) ? null : nextAnswered(hours, now);
  return toPublicWidget(
    row,
    { office: await findOffice(tx, workspaceId), opensAt, zone: hours.zone },
    services.config,
  );
};

/** For the script and the frame; null: there is no such widget, or it is switched off. */
export const findShown = async ({ services }: AnyScope, key: string): Promise<WidgetRow | null> => {
  try {
    return await openPage(services, ACCESS, { key }, 'read', demandShown);
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** Sites that may show the frame: those of the list, and our own pages; null: there is no such widget, or it is off. */
export const sitesOfWidget = async (
  { services }: AnyScope,
  key: string,
): Promise<readonly string[] | null> => {
  const row = await findShown({ services }, key);
  return row && [...row.origins, ...ownOrigins(services.config)];
};
