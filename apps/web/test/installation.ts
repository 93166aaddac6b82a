import type { Installation } from '@propguard/protocol/installation';

/** What is true of an installation of the tests: it sends no mail and has no data of its own. */
export const anInstallation = (changes: Partial<Installation> = {}): Installation => ({
  version: '1.0.0',
  operatorContact: null,
  mailDelivery: 'outbox',
  mapTileUrl: null,
  visitorIdleDays: 30,
  logRetention: '30 days',
  outsideServices: [],
  sources: [],
  ...changes,
});
