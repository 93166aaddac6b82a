import type { FileRefusal } from '../../media/file-refusals.ts';
import type { PluralForms } from '../../messages/counted.ts';

/** What the frame of the widget says, in the visitor's language. */
export type WidgetWords = {
  open: string;
  close: string;
  minimise: string;
  assistant: string;
  greeting: string;
  ask: string;
  send: string;
  typing: (title: string) => string;
  disclosure: (title: string) => string;
  /** Where the page is about a home. */
  askHome: string;
  teaser: (home: string) => string;
  /** What may be asked first. */
  starters: { find: string; value: string; viewing: string; market: string };
  /** What was heard of the home that they look for. */
  youLookFor: string;
  iLookFor: (what: string) => string;
  bedrooms: PluralForms;
  upTo: (price: string) => string;
  from: (price: string) => string;
  correct: string;
  talkToPerson: string;
  waiting: string;
  isHere: (name: string) => string;
  nobodyUntil: (time: string) => string;
  offlineNote: string;
  noConnection: string;
  kept: string;
  tryNow: string;
  attach: string;
  download: string;
  tooLarge: string;
  tooLong: (most: number) => string;
  fileRefused: Readonly<Record<FileRefusal, string>>;
  tooFast: string;
  tooMuch: string;
  noFiles: string;
  fileGone: string;
  /** While an answer is being written nothing else is taken. */
  answering: string;
  wrongEmail: string;
  wrongPhone: string;
  leaveTitle: string;
  leaveHint: string;
  name: string;
  email: string;
  phone: string;
  agree: string;
  leave: string;
  leaveLater: string;
  yes: string;
  left: string;
  failed: string;
  newChat: string;
  closed: string;
  reachMe: string;
  pictureOf: (home: string) => string;
};
