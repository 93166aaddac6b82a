const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export const count = (number: number): string => number.toLocaleString('en-AU');

export const bytesInWords = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const figure = bytes / 1000 ** power;
  return `${figure.toLocaleString('en-AU', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${UNITS[power]}`;
};

export const seconds = (duration: number): string =>
  `${duration.toLocaleString('en-AU', { maximumFractionDigits: 1 })} s`;
