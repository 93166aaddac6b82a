import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const ASSIST_SCREENS = {
  assistant: {
    path: PATHS.assistant,
    title: 'Assistant',
    area: 'Conversations',
    icon: 'chat',
    inRail: true,
    needs: 'anyone',
  },
} as const satisfies ScreenTable;

/** A conversation with the assistant, on a page of its own. */
export const assistantPath = (id: string): string => pathTo(PATHS.assistant, {}, { conversation: id });
