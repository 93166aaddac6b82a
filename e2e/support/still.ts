import type { Page, Route } from '@playwright/test';

const NOW = '2026-11-15T04:05:00.000Z';
const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;
/** A report's number is drawn by lot. */
const REPORT_NUMBER = /VR-\d{8}/g;
/** Figures that are measured anew at each look. */
const MEASURED = /"(\w+(?:Ms|Seconds)|queued|running)":[\d.]+/g;
const HELD: Record<string, number> = { databaseLatencyMs: 0.6, uptimeSeconds: 3600 };

async function holdReply(route: Route): Promise<void> {
  const reply = await route.fetch();
  if (!reply.headers()['content-type']?.includes('application/json'))
    return route.fulfill({ response: reply });
  const body = (await reply.text())
    .replace(INSTANT, NOW)
    .replace(REPORT_NUMBER, 'VR-48120736')
    .replace(MEASURED, (_pair, name: string) => `"${name}":${HELD[name] ?? 0}`);
  return route.fulfill({ response: reply, body });
}

/** Stops what differs from run to run: the clock, dates, and measured figures. Everything else is the server's. */
export async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  await page.route(/\/api\/(?!events)/, holdReply);
}
