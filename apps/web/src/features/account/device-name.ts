const BROWSERS: Array<[mark: RegExp, name: string]> = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: Array<[mark: RegExp, name: string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, device: string) => names.find(([mark]) => mark.test(device))?.[1];

/** 'Chrome on Windows' from what the browser calls itself; null when it says nothing that we know. */
export function deviceName(device: string | null): string | null {
  if (!device) return null;
  const browser = nameIn(BROWSERS, device);
  const system = nameIn(SYSTEMS, device);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}

export function isHandheld(device: string | null): boolean {
  return device !== null && /iPhone|iPad|Android|Mobile/.test(device);
}
