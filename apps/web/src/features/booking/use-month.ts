import { dayIn } from '@propguard/rules/time/wall-time';
import { useState } from 'react';
import { monthAfter } from './times.ts';

const DAY_MS = 86_400_000;

/** The visitor's month, by their own clocks until they choose others. */
export function useMonth(horizonDays: number) {
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const now = new Date();
  const today = dayIn(zone, now);
  const firstMonth = today.slice(0, 7);
  const lastMonth = dayIn(zone, new Date(now.getTime() + horizonDays * DAY_MS)).slice(0, 7);
  const [chosen, setMonth] = useState<string | null>(null);
  const month = chosen ?? firstMonth;
  const from = month === firstMonth ? today : `${month}-01`;
  const next = `${monthAfter(month, 1)}-01`;
  const days = Math.max(1, Math.round((Date.parse(next) - Date.parse(from)) / DAY_MS));
  return { zone, setZone, today, firstMonth, lastMonth, month, setMonth, asked: { from, days, zone } };
}
