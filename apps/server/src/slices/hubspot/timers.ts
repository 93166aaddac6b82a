import { defineTimer } from '../../timers/define-timer.ts';
import { HUBSPOT_SYNC } from './sync-timer.ts';

export const hubspotSyncTimer = defineTimer({
  ...HUBSPOT_SYNC,
  handler: async () => (await import('./begin-sync.ts')).beginSync,
});
