import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { chooseReach, listChoices } from './choose-reach.ts';
import { countOwnNotices, listNotices } from './list-notices.ts';
import { markNotices } from './mark-notices.ts';
import { addPushBrowser, listPushBrowsers, removePushBrowser, tryPush } from './push-browsers.ts';

const { notices } = workspaceRoutes;

export const noticeRoutes = {
  list: notices.list.handler(({ context, input }) => listNotices(context.scope, input)),
  summary: notices.summary.handler(({ context }) => countOwnNotices(context.scope)),
  mark: notices.mark.handler(({ context, input }) => markNotices(context.scope, input)),
  choices: notices.choices.handler(({ context }) => listChoices(context.scope)),
  choose: notices.choose.handler(({ context, input }) => chooseReach(context.scope, input)),
  pushBrowsers: workspaceSteps.notices.pushBrowsers.handler(({ context }) => listPushBrowsers(context)),
  addPushBrowser: notices.addPushBrowser.handler(({ context, input }) =>
    addPushBrowser(context.scope, input),
  ),
  tryPush: notices.tryPush.handler(({ context, input }) => tryPush(context.scope, input.id)),
  removePushBrowser: notices.removePushBrowser.handler(({ context, input }) =>
    removePushBrowser(context.scope, input.id),
  ),
};
