import type { ScreenTable } from './screen-entry.ts';

export const ASSIST_SCREENS = {
  assistant: {
    path: '/sensay',
    title: 'Assistant',
    area: 'Assist',
    icon: 'chat',
    inRail: true,
    needs: 'anyone',
  },
} as const satisfies ScreenTable;

/** A conversation with the assistant, on a page of its own. */
export const assistantPath = (id: string): string =>
  `${ASSIST_SCREENS.assistant.path}?${new URLSearchParams({ conversation: id })}`;
