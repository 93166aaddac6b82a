import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { attachment } from '../../../attachment.ts';
import { getWholeConversation } from './get-whole-conversation.ts';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const toMarkdown = (title: string, turns: readonly AssistantTurn[]): string => {
  const parts = turns.map((turn) => {
    const asked = turn.question === null ? [] : [quoted(turn.question)];
    const sources = turn.sources.map(({ title: name, path }) => `- ${name}${path ? ` (${path})` : ''}`);
    return [
      `## ${turn.createdAt}`,
      ...asked,
      turn.answer,
      ...(sources.length > 0 ? [sources.join('\n')] : []),
    ].join('\n\n');
  });
  return `# ${title}\n\n${parts.join('\n\n')}\n`;
};

export const exportConversation = async (
  scope: WorkspaceScope,
  { id, format }: { id: string; format: 'json' | 'markdown' },
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { conversation, turns } = await getWholeConversation(scope, id);
  const isJson = format === 'json';
  const name = `conversation-${conversation.createdAt.slice(0, 10)}.${isJson ? 'json' : 'md'}`;
  const content = isJson
    ? `${JSON.stringify({ conversation, turns }, null, 2)}\n`
    : toMarkdown(conversation.title, turns);
  return attachment(resHeaders, { name, type: isJson ? 'application/json' : 'text/markdown', content });
};
