import type { ViewedItem, ViewedMessage } from '@propguard/protocol/conversation-analytics';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import type { From } from './queries.ts';
import { text } from './text.ts';

const saidIn = (item: ViewedItem | undefined): readonly ViewedMessage[] =>
  item?.type === 'mention' ? item.messages.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) : [];

/** A page goes back in time (LEADS-VIEW-07); a service that gives it the other way round is read so. */
const isNewestFirst = (items: readonly ViewedItem[]): boolean => {
  const begun = items.flatMap((item) => saidIn(item)[0]?.createdAt ?? []);
  return begun.length < 2 || (begun.at(0) ?? '') > (begun.at(-1) ?? '');
};

/** What lies between the groups beside a placeholder: before the later one, else after the earlier one. */
const cursorOf = (
  items: readonly ViewedItem[],
  index: number,
): { beforeUUID?: string; afterUUID?: string } => {
  const [above, below] = [saidIn(items[index - 1]), saidIn(items[index + 1])];
  const [later, earlier] = isNewestFirst(items) ? [above, below] : [below, above];
  const [beforeUUID, afterUUID] = [later[0]?.uuid, earlier.at(-1)?.uuid];
  if (beforeUUID) return { beforeUUID };
  return afterUUID ? { afterUUID } : {};
};

/** What placeholders stand for, once it was asked for: what lies between the groups beside them. */
export function useExpanded(from: From, conversationId: string, items: readonly ViewedItem[]) {
  const [expanded, setExpanded] = useState<ReadonlyMap<number, readonly ViewedMessage[]>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const expand = async (index: number) => {
    const item = items[index];
    if (item?.type !== 'placeholder') return;
    setError(null);
    try {
      const read = await apiClient.conversationAnalytics.messages({
        from,
        conversationId,
        limit: item.count,
        ...cursorOf(items, index),
      });
      if (read.problem !== null) throw new Error(read.problem);
      setExpanded((before) => new Map(before).set(index, read.items));
    } catch {
      setError(text.viewer.expandFailed);
    }
  };
  const collapse = (index: number) =>
    setExpanded((before) => new Map([...before].filter(([at]) => at !== index)));
  return { expanded, expand, collapse, error };
}
