import { pageRoutes, workspaceRoutes } from '../../access/guards.ts';
import { changeForm, createForm, listForms, removeForm } from './change-forms.ts';
import { listArrivals } from './list-arrivals.ts';
import { sendForm, showForm } from './send-form.ts';

const { leadForms } = workspaceRoutes;
const { leadForms: page } = pageRoutes;

export const leadFormRoutes = {
  list: leadForms.list.handler(({ context }) => listForms(context.scope)),
  create: leadForms.create.handler(({ context, input }) => createForm(context.scope, input)),
  change: leadForms.change.handler(({ context, input }) => changeForm(context.scope, input)),
  remove: leadForms.remove.handler(({ context, input }) => removeForm(context.scope, input.id)),
  arrivals: leadForms.arrivals.handler(({ context, input }) => listArrivals(context.scope, input)),
  show: page.show.handler(({ context }) => showForm(context.scope)),
  send: page.send.handler(({ context, input }) => sendForm(context.scope, input)),
};
