import { randomUUID } from 'node:crypto';
import type { TestClient } from './client.ts';

export const PASSWORD = 'correct horse battery';

export const visit = async (client: TestClient): Promise<TestClient> => {
  await client.call('POST', '/session/visitor');
  return client;
};

/** Signs up a person with an address of their own; the reply is the session. */
export const signUp = async (
  client: TestClient,
  name = 'Alex Chen',
  email = `${randomUUID()}@people.localhost`,
) => {
  const { body, status } = await client.call('POST', '/account/sign-up', { name, email, password: PASSWORD });
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  return { client, session: body, email };
};
