import { randomUUID } from 'node:crypto';
import type { TestClient } from './client.ts';
import { confirmBehindTheScenes } from './confirmed.ts';

export const PASSWORD = 'correct horse battery';

export const visit = async (client: TestClient): Promise<TestClient> => {
  await client.call('POST', '/session/visitor');
  return client;
};

/** Signs up a person with an address of their own, not yet confirmed; the reply is the session. */
export const signUpOnly = async (
  client: TestClient,
  name = 'Alex Chen',
  email = `${randomUUID()}@people.localhost`,
) => {
  const { body, status } = await client.call('POST', '/account/sign-up', { name, email, password: PASSWORD });
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  return { client, session: body, email };
};

/** The same with a confirmed address; the first of an installation operates it. */
export const signUp = async (client: TestClient, name?: string, email?: string) => {
  const made = await signUpOnly(client, name, email);
  const isConfirmed = await confirmBehindTheScenes(client.url, made.session.account.id);
  if (!isConfirmed) return made;
  const { body } = await client.call('GET', '/session');
  return { ...made, session: body.session };
};
