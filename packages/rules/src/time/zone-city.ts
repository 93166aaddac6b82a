/** The city whose clocks are meant: 'Sydney' of Australia/Sydney. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
