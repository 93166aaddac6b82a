/** The cookie of a visitor's new session. */
export const visitorCookie = async (url: string): Promise<string> => {
  const session = await fetch(`${url}/api/session/visitor`, { method: 'POST' });
  return session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
};

/** Somebody with an account and a workspace of their own. */
export const memberCookie = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@example.com',
      password: 'correct horse battery staple',
    }),
  });
  if (!reply.ok) throw new Error(`Nobody was signed up: ${reply.status} ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
};
