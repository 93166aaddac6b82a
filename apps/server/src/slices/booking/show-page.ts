import type { PublicPage } from '@propguard/protocol/booking';
import { REMINDER_TEMPLATE } from '@propguard/rules/appointments/reminder-way';
import { METRICS } from '@propguard/rules/metrics/all-metrics';
import type { PageScope } from '../../access/page-scope.ts';
import { fail } from '../../fail.ts';
import { rulesOf } from '../appointments/booking-rules.ts';
import { hasTemplate } from '../outbound/has-template.ts';
import { findHome } from './find-home.ts';
import { pageZone } from './page-zone.ts';
import { findOffice, findPage, findRating, type PageRow } from './store.ts';

/** The page that the request came to. It may have been removed a moment ago. */
export const pageOf = async ({ tx, pageId }: Pick<PageScope, 'tx' | 'pageId'>): Promise<PageRow> => {
  const row = await findPage(tx, pageId);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

/** Few answers say more of who gave them than of the agent. */
const ratingOf = async (tx: PageScope['tx'], agentId: string | null): Promise<PublicPage['rating']> => {
  const { average, count } = await findRating(tx, agentId);
  return average === null || count < METRICS['client-satisfaction'].leastN ? null : { average, count };
};

export const showPage = async (scope: PageScope): Promise<PublicPage> => {
  const row = await pageOf(scope);
  const { page, agentName } = row;
  const office = await findOffice(scope.tx, scope.workspaceId);
  const places: PublicPage['places'] = [];
  let horizonDays = 0;
  for (const place of page.places) {
    const rules = await rulesOf(scope, page.kind, place);
    places.push({ place, minutes: rules.minutes });
    horizonDays = rules.horizonDays;
  }
  return {
    title: page.title,
    office: office.name,
    zone: await pageZone(scope, row),
    agent: agentName,
    kind: page.kind,
    places,
    note: page.note,
    home: page.propertyId ? await findHome(scope, page.propertyId) : null,
    rating: await ratingOf(scope.tx, page.agentId),
    remindsByWhatsApp: await hasTemplate(scope, 'whatsapp', REMINDER_TEMPLATE),
    horizonDays,
  };
};
