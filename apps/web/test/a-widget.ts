import type { Widget } from '@propguard/protocol/widget';

/** A workspace's widget as the server tells of it. */
export const aWidget = (changes: Partial<Widget> = {}): Widget => ({
  id: '00000000-0000-4000-8000-0000000000e1',
  key: 'wgt_7Q2M4KABCDEF',
  script: 'https://propguard.example/widget/wgt_7Q2M4KABCDEF/v1.js',
  enabled: true,
  hasSecret: false,
  seen: [],
  example: 'https://propguard.example:3001/?widget=wgt_7Q2M4KABCDEF',
  sizes: { loader: 2100, frame: 78_000 },
  origins: [],
  position: 'bottom-right',
  theme: 'auto',
  colour: 'teal',
  language: 'auto',
  title: 'Alex',
  greeting: '',
  offlineNote: '',
  asksLead: true,
  takesFiles: true,
  ...changes,
});
