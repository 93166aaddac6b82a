import { apiClient } from '../../lib/api.ts';

type Ask = typeof apiClient.assessments.processCommand;
let ahead: { command: string; answer: ReturnType<Ask> } | null = null;
let hasScreenAsked = false;

/** What the address asks, asked before the screen is drawn: the screen then takes that answer. */
export function askAhead(params: URLSearchParams): void {
  const command = params.get('q');
  // A screen that was there first has asked it by itself.
  if (!command || hasScreenAsked) return;
  const answer = apiClient.assessments.processCommand({ command });
  // How it fails is told by whoever takes it.
  answer.catch(() => undefined);
  ahead = { command, answer };
}

/** The answer that is on its way, once; else a new one. */
export function processCommand({ command }: { command: string }): ReturnType<Ask> {
  hasScreenAsked = true;
  const asked = ahead;
  ahead = null;
  return asked?.command === command ? asked.answer : apiClient.assessments.processCommand({ command });
}
