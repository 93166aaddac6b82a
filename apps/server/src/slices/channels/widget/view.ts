import {
  type PublicWidget,
  type Widget,
  type WidgetMessage,
  WidgetSettings,
} from '@propguard/protocol/widget';
import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import type { Config } from '../../../config/config.ts';
import type { ConversationMessage } from '../../conversations/find-messages.ts';
import { plainParts } from '../plain-parts.ts';
import type { WebsiteChannel } from '../website-channel.ts';
import { exampleOrigin, ownOrigins } from './example-site.ts';
import type { findSites, WidgetRow } from './store.ts';
import { widgetSizes } from './widget-sizes.ts';

type Sites = Awaited<ReturnType<typeof findSites>>;

export const toWidget = (
  row: WidgetRow,
  { isEnabled, hasSecret }: WebsiteChannel,
  sites: Sites,
  config: Config,
): Widget => {
  const example = exampleOrigin(config);
  return {
    ...WidgetSettings.parse(row),
    id: row.connectionId,
    key: row.key,
    script: `${config.http.publicUrl}/widget/${row.key}/v1.js`,
    enabled: isEnabled,
    hasSecret,
    seen: sites.map(({ origin, visits, lastAt }) => ({ origin, visits, lastAt: lastAt.toISOString() })),
    example: example === null ? null : `${example}/?widget=${row.key}`,
    sizes: widgetSizes(config),
  };
};

type Around = { office: string; opensAt: Date | null; zone: string };

export const toPublicWidget = (
  row: WidgetRow,
  { office, opensAt, zone }: Around,
  config: Config,
): PublicWidget => ({
  office,
  title: row.title,
  greeting: row.greeting,
  offlineNote: row.offlineNote,
  colour: row.colour,
  theme: row.theme,
  language: row.language,
  asksLead: row.asksLead,
  takesFiles: row.takesFiles,
  origins: [...row.origins, ...ownOrigins(config)],
  opensAt: opensAt?.toISOString() ?? null,
  zone,
});

/** The frame has a button for it that always stands there: said by an answer too, it would stand there twice. */
const ASKS_FOR_PERSON: ReadonlySet<string> = new Set(
  ASSISTANT_LANGUAGES.map((language) => phrasesOf(language).suggest.person),
);

/** As the visitor reads it: cards are lines, as on every channel without cards. */
export const toWidgetMessage = (message: ConversationMessage, publicUrl: string): WidgetMessage => {
  const file = message.parts.find((part) => part.kind === 'file');
  const { lines, choices } = plainParts(message.parts, publicUrl);
  return {
    id: message.id,
    author: message.author,
    name: message.memberName,
    text: message.text,
    lines,
    choices: choices.filter((choice) => !ASKS_FOR_PERSON.has(choice)),
    file: file ? { name: file.name, mediaType: file.mediaType, sizeBytes: file.sizeBytes } : null,
    at: message.createdAt.toISOString(),
  };
};
