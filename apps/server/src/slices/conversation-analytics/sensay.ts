import type { ViewedItem, ViewedMessage } from '@propguard/protocol/conversation-analytics';
import type { HistoricalItem, SourceItem } from '@propguard/rules/conversations/analytics';
import * as z from 'zod';
import { SensayClient, SensayError } from '../../providers/sensay/client.ts';
import type { EngineSettings } from '../assistant/settings/engine-settings.ts';

export type Read<T> = { items: T[]; problem: string | null };
type Page = { limit: number; beforeUUID?: string | undefined; afterUUID?: string | undefined };
export type SensayReader = { client: SensayClient; replicaUuid: string };

export const readerOf = ({ sensay: { access, replicaUuid } }: EngineSettings): SensayReader | null =>
  access && replicaUuid ? { client: new SensayClient(access), replicaUuid } : null;

const Historical = z.object({
  items: z.array(
    z.object({ date: z.string().regex(/^\d{4}-\d{2}-\d{2}/), cumulativeConversations: z.int() }),
  ),
});
const Sources = z.object({ items: z.array(z.object({ source: z.string(), conversations: z.int() })) });
/** The words are a text, or lie within an object (LEADS-ENT-23). */
const Content = z.union([
  z.string(),
  z.object({ user_content: z.string() }).transform(({ user_content }) => user_content),
]);
const Message = z.object({
  uuid: z.string(),
  role: z.string(),
  source: z.string().default('web'),
  content: Content,
  createdAt: z.string(),
});
const Mentions = z.object({
  success: z.boolean(),
  items: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('mention'), messages: z.array(Message) }),
        z.object({ type: z.literal('placeholder'), count: z.int() }),
      ]),
    )
    .default([]),
});
const Messages = z.object({ success: z.boolean(), items: z.array(Message).default([]) });

const statusOf = (error: unknown): number => (error instanceof SensayError ? error.status : 503);

/** LEADS-ERR-04 to LEADS-ERR-06 */
const analytics = async <T>(read: () => Promise<T[]>): Promise<Read<T>> => {
  try {
    return { items: await read(), problem: null };
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return { items: [], problem: null };
    const problem =
      status === 403 ? 'Access denied to replica analytics' : `Analytics request failed: ${status}`;
    return { items: [], problem };
  }
};

const pathOf = ({ replicaUuid }: SensayReader, rest: string): string =>
  `/v1/replicas/${encodeURIComponent(replicaUuid)}/${rest}`;

export const sensayHistory = (reader: SensayReader): Promise<Read<HistoricalItem>> =>
  analytics(async () => {
    const reply = Historical.parse(
      await reader.client.read(pathOf(reader, 'analytics/conversations/historical')),
    );
    return reply.items.map((item) => ({ ...item, date: item.date.slice(0, 10) }));
  });

export const sensaySources = (reader: SensayReader): Promise<Read<SourceItem>> =>
  analytics(
    async () =>
      Sources.parse(await reader.client.read(pathOf(reader, 'analytics/conversations/sources'))).items,
  );

/** A cursor is before one message or after one, never both (LEADS-CALL-05). */
const queryOf = ({ limit, beforeUUID, afterUUID }: Page): string =>
  new URLSearchParams({
    limit: String(limit),
    ...(beforeUUID ? { beforeUUID } : afterUUID ? { afterUUID } : {}),
  }).toString();

type Viewed<T> = Read<T> & { success: boolean };
const NOT_LOADED = 'Failed to load conversation';

export const sensayMentions = async (
  reader: SensayReader,
  id: string,
  page: Page,
): Promise<Viewed<ViewedItem>> => {
  const ask = (of: Page) =>
    reader.client.read(pathOf(reader, `conversations/${encodeURIComponent(id)}/mentions?${queryOf(of)}`));
  try {
    const reply = await ask(page).catch((error: unknown) => {
      // LEADS-CALL-09: what it does not know of a cursor is asked for without one, once.
      if (statusOf(error) !== 400) throw error;
      return ask({ limit: page.limit });
    });
    const { success, items } = Mentions.parse(reply);
    return { success, items, problem: success ? null : NOT_LOADED };
  } catch (error) {
    return { success: false, items: [], problem: `Failed to fetch mentions: ${statusOf(error)}` };
  }
};

export const sensayMessages = async (
  reader: SensayReader,
  id: string,
  page: Page,
): Promise<Viewed<ViewedMessage>> => {
  try {
    const reply = await reader.client.read(
      pathOf(reader, `conversations/${encodeURIComponent(id)}/messages?${queryOf(page)}`),
    );
    const { success, items } = Messages.parse(reply);
    return { success, items, problem: success ? null : NOT_LOADED };
  } catch (error) {
    return { success: false, items: [], problem: `Failed to fetch messages: ${statusOf(error)}` };
  }
};
