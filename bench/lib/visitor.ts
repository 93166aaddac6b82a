/** The cookie of a visitor's new session. */
export const visitorCookie = async (url: string): Promise<string> => {
  const session = await fetch(`${url}/api/session/visitor`, { method: 'POST' });
  return session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
};
