import { randomUUID } from 'node:crypto';
import { confirmBehindTheScenes, signUpBehindTheScenes } from './behind-the-scenes.ts';
import type { TestClient } from './client.ts';

export const PASSWORD = 'correct horse battery';

export const visit = async (client: TestClient): Promise<TestClient> => {
  await client.call('POST', '/session/visitor');
  return client;
};

const anAddress = (): string => `${randomUUID()}@people.localhost`;

/** Signs up a person with an address of their own, not yet confirmed; the reply is the session. */
export const signUpOnly = async (client: TestClient, name = 'Alex Chen', email = anAddress()) => {
  const { body, status } = await client.call('POST', '/account/sign-up', { name, email, password: PASSWORD });
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  return { client, session: body, email };
};

/** Somebody signed in, with a confirmed address; the first of an installation operates it. A visitor becomes that person. */
export const signUp = async (client: TestClient, name = 'Alex Chen', email = anAddress()) => {
  const cookies = client.isKnown
    ? undefined
    : await signUpBehindTheScenes(client.url, { name, email, password: PASSWORD });
  if (cookies) client.keep(cookies);
  else {
    const made = await signUpOnly(client, name, email);
    if (!(await confirmBehindTheScenes(client.url, made.session.account.id))) return made;
  }
  const { body } = await client.call('GET', '/session');
  return { client, session: body.session, email };
};
