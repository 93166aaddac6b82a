const UNITS = ['bytes', 'KB', 'MB', 'GB'];
const STEP = 1024;

/** '3.1 MB' */
export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const value = bytes / STEP ** power;
  return `${value.toLocaleString('en-AU', { maximumFractionDigits: power > 0 && value < 100 ? 1 : 0 })} ${UNITS[power]}`;
}
