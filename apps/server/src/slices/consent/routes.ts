import { guestRoutes, workspaceRoutes } from '../../access/guards.ts';
import { choosePreference, showPreferences, unsubscribe } from './change-preferences.ts';
import { describeConsent } from './describe-consent.ts';
import { recordConsent } from './record-consent.ts';

const { consent } = workspaceRoutes;

export const consentRoutes = {
  ofPerson: consent.ofPerson.handler(({ context, input }) => describeConsent(context.scope, input.id)),
  record: consent.record.handler(({ context, input }) => recordConsent(context.scope, input)),
  preferences: guestRoutes.consent.preferences.handler(({ context }) => showPreferences(context.scope)),
  choose: guestRoutes.consent.choose.handler(({ context, input }) => choosePreference(context.scope, input)),
  unsubscribe: guestRoutes.consent.unsubscribe.handler(({ context }) => unsubscribe(context.scope)),
};
