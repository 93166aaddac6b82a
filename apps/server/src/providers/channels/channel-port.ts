import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';

/** What somebody wrote. `left` names why nobody answers it: an automatic reply, a group, a file. */
export type InboundText = {
  providerId: string;
  sender: string;
  senderName: string | null;
  text: string;
  sentAt: Date;
  /** The service's own count, where its moments are too coarse to tell which came first. */
  sequence?: number;
  left?: string;
  /** Of mail: what it is called, and which messages it goes on from. */
  /** What came with it, under the service's own name of it. */
  files?: { name: string; ref: string }[];
  thread?: { subject: string; references: string[] };
};

/** What became of a message of ours. */
export type InboundReceipt = {
  providerId: string;
  state: 'delivered' | 'read' | 'failed';
  error: string | null;
};

export type Parsed = {
  /** What kind of call it is, for the log. */
  event: string;
  messages: InboundText[];
  receipts: InboundReceipt[];
  /** What the service wants to hear at once; an empty 200 where it wants nothing. */
  answer?: { type: string; body: string };
};

/** A call as it came in: what is signed is the body byte for byte. */
export type RawCall = {
  header: (name: string) => string | null;
  body: Buffer;
  /** The address that the service called, as it knows it. */
  url: string;
};

export type Outgoing = {
  to: string;
  text: string;
  choices: readonly string[];
  /** What goes with it, in the same call. */
  file: { name: string; mediaType: string; content: Buffer } | null;
  template: { name: string; variables: readonly string[]; language: string } | null;
};

/** `unknown`: it may have arrived. */
export type ChannelOutcome =
  | { kind: 'accepted'; providerId: string | null }
  | { kind: 'rejected'; text: string; noSuchAddress: boolean }
  | { kind: 'not-sent'; text: string }
  | { kind: 'unknown'; text: string };

export type ChannelTemplate = {
  name: string;
  language: string;
  body: string;
  variables: number;
  approval: string;
};

/** One channel of one workspace. Everything that differs between services stands behind this. */
export type ChannelPort = {
  verify: (call: RawCall) => boolean | Promise<boolean>;
  parse: (call: RawCall) => Parsed;
  send: (message: Outgoing) => Promise<ChannelOutcome>;
  /** Asks the service whether it knows us; gives the name under which people find us there. Throws a sentence. */
  probe: () => Promise<{ name: string }>;
  /** Tells the service where to call, where that can be told. */
  prepare?: (webhook: string) => Promise<void>;
  templates?: () => Promise<ChannelTemplate[]>;
  /** What came with a message, by the service's own name of it. Throws a sentence. */
  fetchFile?: (ref: string) => Promise<Buffer>;
};

export type Connection = {
  channel: PanelChannel;
  settings: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
  mayBePrivate: boolean;
};
