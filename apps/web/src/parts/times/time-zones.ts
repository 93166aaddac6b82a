import type { Choice } from '../../ui/controls/choice.ts';

const HOME_PREFIX = 'Australia/';

/** 'UTC+10', as it is at that moment. */
export function offsetText(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' || name === 'GMT+0' ? 'UTC' : name.replace('GMT', 'UTC');
}

/** 'Sydney, Australia' from 'Australia/Sydney'. */
export function placeText(timeZone: string): string {
  const [area, ...places] = timeZone.replaceAll('_', ' ').split('/');
  return places.length === 0 ? timeZone : `${places.reverse().join(', ')}, ${area}`;
}

/** Australia first, then the rest by name; the one in use is there even when the browser does not list it. */
export function timeZoneChoices(inUse: string, at: Date): Choice[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), inUse])];
  const rank = (zone: string) => (zone.startsWith(HOME_PREFIX) ? 0 : 1);
  return zones
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en-AU'))
    .map((zone) => ({ value: zone, label: placeText(zone), description: offsetText(zone, at) }));
}
