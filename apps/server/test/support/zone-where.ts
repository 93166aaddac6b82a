import { isPermittedAt } from '@propguard/rules/time/permitted-hours';

const ZONES = Array.from({ length: 24 }, (_, at) => `Etc/GMT${at < 12 ? '-' : '+'}${at < 12 ? at : at - 12}`);

/** Somewhere it is night, and somewhere it is day: messages leave by day only. */
export const zoneWhere = (isOpen: boolean): string =>
  ZONES.find((zone) => isPermittedAt({ purpose: 'service', zone }, new Date()) === isOpen) ?? '';
