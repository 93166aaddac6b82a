import type { ViewedItem, ViewedMessage } from '@propguard/protocol/conversation-analytics';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import type { From } from './queries.ts';
import { text } from './text.ts';

const neighbour = (item: ViewedItem | undefined, at: 0 | -1): string | undefined =>
  item?.type === 'mention' ? item.messages.at(at)?.uuid : undefined;

/** What placeholders stand for, once it was asked for: what lies between the groups beside them. */
export function useExpanded(from: From, conversationId: string, items: readonly ViewedItem[]) {
  const [expanded, setExpanded] = useState<ReadonlyMap<number, readonly ViewedMessage[]>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const expand = async (index: number) => {
    const item = items[index];
    if (item?.type !== 'placeholder') return;
    const afterUUID = neighbour(items[index - 1], -1);
    const beforeUUID = neighbour(items[index + 1], 0);
    setError(null);
    try {
      const read = await apiClient.conversationAnalytics.messages({
        from,
        conversationId,
        limit: item.count,
        ...(beforeUUID ? { beforeUUID } : afterUUID ? { afterUUID } : {}),
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
