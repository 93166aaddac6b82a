/** Where people write to us. */
export const CHANNELS = ['website', 'whatsapp', 'telegram', 'discord', 'sms', 'email', 'api'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Which of our own screens a conversation was begun on, or that a program began it. */
export const CONVERSATION_SOURCES = ['web', 'widget', 'dashboard', 'api'] as const;
export type ConversationSource = (typeof CONVERSATION_SOURCES)[number];

export const channelOf = (source: ConversationSource): Channel => (source === 'api' ? 'api' : 'website');
