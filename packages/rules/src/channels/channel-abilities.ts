/** Channels that a workspace connects by itself, to a service of its own. */
export const CONNECTED_CHANNELS = ['whatsapp', 'telegram', 'discord', 'sms', 'email'] as const;
export type ConnectedChannel = (typeof CONNECTED_CHANNELS)[number];

/** Those that the panels name, and count: '{n}/4 Active' (LEADS-CHAN-01, LEADS-MULTI-04). The others stand beside them. */
export const NAMED_CHANNELS = ['website', 'whatsapp', 'telegram', 'discord'] as const;
/** Everything that has a panel: our own widget, and what is connected. */
export const PANEL_CHANNELS = ['website', ...CONNECTED_CHANNELS] as const;
export type PanelChannel = (typeof PANEL_CHANNELS)[number];

/** Behind which a service stands; our own widget has none. */
export const isConnectedChannel = (channel: string): channel is ConnectedChannel =>
  (CONNECTED_CHANNELS as readonly string[]).includes(channel);

type Abilities = {
  name: string;
  platform: string;
  /** The longest text of one message. */
  longest: number;
  /** How many answers can be offered to choose from, and how long each may be; none: they are written out. */
  choices: number;
  choiceLength: number;
  /** A list takes over where there are more choices than buttons, or longer ones than they hold. */
  listed: number;
  /** For how long after the person wrote words of our own may go there; null: for good, but only to who wrote first. */
  windowHours: number | null;
  /** How many characters go with a file; null: the channel takes no files. */
  wordsWithFile: number | null;
  /** Whether the service says that a message arrived, and that it was read. */
  receipts: readonly ('delivered' | 'read')[];
};

/** What each channel can do. An answer is cut and drawn by it. */
export const CHANNEL_ABILITIES: Record<ConnectedChannel, Abilities> = {
  whatsapp: {
    name: 'WhatsApp',
    platform: 'WhatsApp Business, Cloud API',
    longest: 1024,
    choices: 3,
    choiceLength: 72,
    listed: 10,
    windowHours: 24,
    wordsWithFile: 1024,
    receipts: ['delivered', 'read'],
  },
  telegram: {
    name: 'Telegram',
    platform: 'Bot',
    longest: 4096,
    choices: 4,
    choiceLength: 60,
    listed: 4,
    windowHours: null,
    wordsWithFile: 1024,
    receipts: [],
  },
  discord: {
    name: 'Discord',
    platform: 'Server',
    longest: 2000,
    choices: 5,
    choiceLength: 80,
    listed: 5,
    windowHours: null,
    wordsWithFile: 2000,
    receipts: [],
  },
  sms: {
    name: 'SMS',
    platform: 'Twilio',
    longest: 640,
    choices: 0,
    choiceLength: 0,
    listed: 0,
    windowHours: null,
    wordsWithFile: null,
    receipts: ['delivered'],
  },
  email: {
    name: 'Email',
    platform: 'Mailbox, IMAP and SMTP',
    longest: 20_000,
    choices: 0,
    choiceLength: 0,
    listed: 0,
    windowHours: null,
    wordsWithFile: 20_000,
    receipts: [],
  },
};

/** What a panel is headed with. */
export const PANEL_NAMES: Record<PanelChannel, { name: string; platform: string }> = {
  website: { name: 'Website', platform: 'Embed widget' },
  ...CHANNEL_ABILITIES,
};
