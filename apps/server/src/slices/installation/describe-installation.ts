import type { Installation } from '@propguard/protocol/installation';
import { VISITOR_IDLE_DAYS } from '@propguard/rules/workspaces/limits';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { dataSources } from './data-sources.ts';
import { outsideServices } from './outside-services.ts';
import { countSeededRows, listDatasets } from './store.ts';
import { toDataSource } from './view.ts';

const LOG_RETENTION =
  'The product writes its log to standard output and keeps no copy; whoever runs this installation decides how long to keep it.';

export const describeInstallation = async ({
  services: { config },
  reader,
}: ReferenceScope): Promise<Installation> => ({
  version: config.version,
  operatorContact: config.operator.contact,
  mailDelivery: config.mail.smtpUrl === null ? 'outbox' : 'smtp',
  mapTileUrl: config.map.tileUrl,
  visitorIdleDays: VISITOR_IDLE_DAYS,
  logRetention: LOG_RETENTION,
  outsideServices: outsideServices(config),
  sources: [...(await listDatasets(reader)).map(toDataSource), ...dataSources(await countSeededRows(reader))],
});
