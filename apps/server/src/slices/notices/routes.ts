import { workspaceRoutes } from '../../access/guards.ts';
import { chooseMail, listChoices } from './choose-mail.ts';
import { countOwnNotices, listNotices } from './list-notices.ts';
import { markNotices } from './mark-notices.ts';

const { notices } = workspaceRoutes;

export const noticeRoutes = {
  list: notices.list.handler(({ context, input }) => listNotices(context.scope, input)),
  summary: notices.summary.handler(({ context }) => countOwnNotices(context.scope)),
  mark: notices.mark.handler(({ context, input }) => markNotices(context.scope, input)),
  choices: notices.choices.handler(({ context }) => listChoices(context.scope)),
  choose: notices.choose.handler(({ context, input }) => chooseMail(context.scope, input)),
};
