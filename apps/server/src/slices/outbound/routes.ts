import { workspaceRoutes } from '../../access/guards.ts';
import { cancelMessage } from './cancel-message.ts';
import { listMessages } from './list-messages.ts';
import { changeMailSettings, getMailSettings } from './mail-settings.ts';
import { postMessage } from './post-message.ts';
import { settleReport } from './settle-report.ts';

const { outbound } = workspaceRoutes;

export const outboundRoutes = {
  list: outbound.list.handler(({ context, input }) => listMessages(context.scope, input)),
  send: outbound.send.handler(({ context, input }) => postMessage(context.scope, input)),
  cancel: outbound.cancel.handler(({ context, input }) => cancelMessage(context.scope, input.id)),
  report: outbound.report.handler(({ context, input }) => settleReport(context.scope, input.raw)),
  mailDelivery: outbound.mailDelivery.handler(async ({ context }) => {
    const { delivery } = await getMailSettings(context.scope);
    return { delivery };
  }),
  mailSettings: outbound.mailSettings.handler(({ context }) => getMailSettings(context.scope)),
  changeMailSettings: outbound.changeMailSettings.handler(({ context, input }) =>
    changeMailSettings(context.scope, input),
  ),
};
