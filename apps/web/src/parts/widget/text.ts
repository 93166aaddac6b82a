export const text = {
  seenOn: 'Seen on',
  seen: (origin: string, visits: number) =>
    `${origin} (${visits === 1 ? '1 visitor' : `${visits} visitors`})`,
  notSeen: 'No site yet',
  size: 'Size',
  sizes: (loader: number, frame: number) =>
    `${(loader / 1000).toFixed(1)} kB on your page; ${Math.round(frame / 1000)} kB more once somebody opens it`,
  allowed: 'Allowed sites',
  allowedCount: (count: number) => (count === 0 ? 'None yet, only our own example' : String(count)),
  widgetId: 'Widget id',
};
