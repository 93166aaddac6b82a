import { randomBytes, randomInt } from 'node:crypto';
import type { Widget, WidgetSettings } from '@propguard/protocol/widget';
import { USUAL_WIDGET } from '@propguard/rules/widget/widget';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { publish } from '../../../events/publish.ts';
import { fail } from '../../../fail.ts';
import { connectWebsite, findWebsite, saveWebsiteSecret } from '../website-channel.ts';
import { findSites, findWidget, insertWidget, updateWidget } from './store.ts';
import { toWidget } from './view.ts';

/** Without letters that are read as digits. */
const KEY_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const KEY_LENGTH = 12;
const SECRET_BYTES = 32;

const newKey = (): string =>
  `wgt_${Array.from({ length: KEY_LENGTH }, () => KEY_LETTERS[randomInt(KEY_LETTERS.length)]).join('')}`;

export const getWidget = async (scope: WorkspaceScope): Promise<{ widget: Widget | null }> => {
  const { services, tx } = scope;
  const row = await findWidget(tx);
  const website = row && (await findWebsite(scope));
  if (!row || !website) return { widget: null };
  return { widget: toWidget(row, website, await findSites(tx, row.connectionId), services.config) };
};

const demandWidget = async (scope: WorkspaceScope): Promise<Widget> => {
  const { widget } = await getWidget(scope);
  if (!widget) throw fail('NOT_FOUND');
  return widget;
};

/** The first look at the page makes it; a second finds it. */
export const makeWidget = async (scope: WorkspaceScope): Promise<Widget> => {
  const { tx, workspaceId } = scope;
  const { widget } = await getWidget(scope);
  if (widget) return widget;
  const key = newKey();
  const { id } = await connectWebsite(scope, key);
  await insertWidget(tx, { ...USUAL_WIDGET, workspaceId, connectionId: id, key });
  return demandWidget(scope);
};

export const changeWidget = async (scope: WorkspaceScope, settings: WidgetSettings): Promise<Widget> => {
  const { tx, workspaceId } = scope;
  const { id } = await demandWidget(scope);
  await updateWidget(tx, id, { ...settings, origins: [...new Set(settings.origins)] });
  await publish(tx, { workspaceId, subject: 'channels', id });
  return demandWidget(scope);
};

/** The one of before holds no longer: whoever signs with it is a stranger. */
export const renewSecret = async (scope: WorkspaceScope): Promise<{ secret: string }> => {
  const { id } = await demandWidget(scope);
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  await saveWebsiteSecret(scope, id, secret);
  return { secret };
};
