/** The body as JSON; null when it is none. */
export const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/** Seconds since 1970, as services write them. What is no moment is now. */
export const momentOf = (seconds: unknown): Date => {
  const at = new Date(Number(seconds) * 1000);
  const isMoment =
    Number.isFinite(at.getTime()) && at.getTime() > 0 && at.getTime() < Date.now() + 86_400_000;
  return isMoment ? at : new Date();
};
