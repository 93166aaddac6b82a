import type { Span, WeekSpan } from '@propguard/rules/agents/spans';

const SPAN = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[:.](\d{2}))?$/;
const wallTime = (hour = '', minute = '00'): string => `${hour.padStart(2, '0')}:${minute}`;

/** '9:00-12:30, 13-17' as it is sent; null when it is not hours. The server looks at what they say. */
export function readSpans(written: string): Span[] | null {
  const parts = written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spans = parts.map((part) => SPAN.exec(part));
  if (spans.includes(null)) return null;
  return spans.map((found) => ({
    from: wallTime(found?.[1], found?.[2]),
    to: wallTime(found?.[3], found?.[4]),
  }));
}

export const spansText = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${from}–${to}`).join(', ');

export const spansOn = (hours: readonly WeekSpan[], day: number): WeekSpan[] =>
  hours.filter((span) => span.day === day).sort((a, b) => (a.from < b.from ? -1 : 1));
