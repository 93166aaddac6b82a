import type { MessagePart } from '@propguard/protocol/message-parts';
import {
  type PublicWidget,
  type Widget,
  type WidgetCard,
  type WidgetMessage,
  WidgetSettings,
} from '@propguard/protocol/widget';
import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import type { Config } from '../../../config/config.ts';
import type { ConversationMessage } from '../../conversations/find-messages.ts';
import { withoutListed } from '../../conversations/without-listed.ts';
import { openLink, plainParts } from '../plain-parts.ts';
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

type Card = Extract<MessagePart, { kind: 'card' }>['card'];

const HOMES_MOST = 6;
const FACTS_MOST = 4;
/** Members open a picture by its path; a visitor asks for it by the home, with their pass. */
const PICTURED = /^\/api\/(?:photos|own-listings)\/([0-9a-f-]{36})\//;

/** Rows become cards with a picture. A count of what stands below says nothing. */
const toWidgetCard = ({ items, facts, link }: Card, publicUrl: string): WidgetCard => {
  const urlOf = (one: Card['link']): string | null => openLink(one, publicUrl);
  const url = urlOf(link);
  return {
    homes: items.slice(0, HOMES_MOST).map((item) => ({
      title: item.title,
      text: item.text,
      url: urlOf(item.link),
      picture: item.picture?.match(PICTURED)?.[1] ?? null,
    })),
    facts:
      items.length > 0
        ? []
        : facts
            .filter(({ name }) => name !== 'count')
            .slice(0, FACTS_MOST)
            .map(({ label, text }) => ({ label, text })),
    link: link && url !== null ? { label: link.label, url } : null,
  };
};

/** As the visitor reads it. */
export const toWidgetMessage = (message: ConversationMessage, publicUrl: string): WidgetMessage => {
  const file = message.parts.find((part) => part.kind === 'file');
  const { choices } = plainParts(message.parts, publicUrl);
  const cards = message.parts.flatMap((part) =>
    part.kind === 'card' ? [toWidgetCard(part.card, publicUrl)] : [],
  );
  return {
    id: message.id,
    author: message.author,
    name: message.memberName,
    text: withoutListed(
      message.text,
      cards.flatMap(({ homes }) => homes.map(({ title }) => title)),
    ),
    cards,
    choices: choices.filter((choice) => !ASKS_FOR_PERSON.has(choice)),
    file: file ? { name: file.name, mediaType: file.mediaType, sizeBytes: file.sizeBytes } : null,
    at: message.createdAt.toISOString(),
  };
};
