/** How long a service asks us to wait, by its `Retry-After`: seconds or a date; 0 when it says nothing that counts. */
export const retryAfterMs = (headers: Headers, now: Date): number => {
  const asked = headers.get('retry-after');
  if (asked === null) return 0;
  const ms = /^\d{1,9}$/.test(asked.trim()) ? Number(asked) * 1000 : Date.parse(asked) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};
