import { inEnglish } from '@propguard/rules/messages/in-english';
import type { WidgetColour, WidgetPosition } from '@propguard/rules/widget/widget';

export const text = {
  position: 'Position',
  positions: {
    'bottom-right': 'Bottom right',
    'bottom-left': 'Bottom left',
  } satisfies Record<WidgetPosition, string>,
  colour: 'Colour',
  colours: {
    teal: 'Teal',
    blue: 'Blue',
    rust: 'Rust',
    plum: 'Plum',
    ink: 'Ink',
  } satisfies Record<WidgetColour, string>,
  /** 4.5 to 1 is what text needs (WCAG 2.2, AA). */
  contrast: (ratio: number) =>
    `Contrast with white ${ratio.toFixed(1)}, ${ratio >= 4.5 ? 'passes' : 'too low'}`,
  preview: (position: string, colour: string) => `How it looks on a page: ${position}, ${colour}`,
  seenOn: 'Seen on',
  seen: (origin: string, visits: number) =>
    inEnglish('{origin} ({visits, plural, one {# visitor} other {# visitors}})', { origin, visits }),
  notSeen: 'No site yet',
  size: 'Size',
  sizes: (loader: number, frame: number) =>
    `${(loader / 1000).toFixed(1)} kB on your page; ${Math.round(frame / 1000)} kB more once someone opens it`,
  allowed: 'Allowed sites',
  allowedCount: (count: number) => (count === 0 ? 'None yet, only our own example' : String(count)),
  widgetId: 'Widget id',
};
