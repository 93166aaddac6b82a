import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import { signUp } from '../../../test/support/people.ts';
import { tourConfirmation } from '../../letters/letters/tour-confirmation.ts';
import { watchAlert } from '../../letters/letters/watch-alert.ts';
import { writeLetter } from './write-letter.ts';

let installation: TestInstallation;

beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.close());

const rowOf = async (recipient: string) =>
  (await installation.owner.query('select * from outbound_message where recipient = $1', [recipient]))
    .rows[0];
const stateOf = async (recipient: string): Promise<string | undefined> => (await rowOf(recipient))?.state;

it('holds mail for the operator to read when there is no mail server', async () => {
  const { client } = await installation.startNode();
  const operator = await signUp(client());
  await client().call('POST', '/account/password-reset', { email: operator.email });
  await operator.client.call('POST', '/workspace/invitations', {
    email: 'guest@example.com',
    role: 'viewer',
  });
  const outbox = async () => (await operator.client.call('GET', '/installation/outbox')).body.items;
  await expect.poll(async () => (await outbox()).length).toBe(2);

  const messages = await outbox();
  const reset = messages.find(({ to }: { to: string }) => to === operator.email);
  const invitation = messages.find(({ to }: { to: string }) => to === 'guest@example.com');
  expect(reset).toMatchObject({ state: 'held', subject: 'Set a new PropGuard password' });
  const token = reset.text.match(/token=([\w-]+)/)[1];
  const confirmed = await client().call('POST', '/account/password-reset/confirm', {
    token,
    password: 'a new password',
  });
  expect(confirmed.status).toBe(200);
  const link = invitation.text.match(/\/invitation\/([\w-]+)/)[1];
  expect((await client().call('GET', `/invitations/${link}`)).body).toMatchObject({
    email: 'guest@example.com',
  });
  const { rowCount } = await installation.owner.query(`select 1 from job where kind = 'send-mail'`);
  expect(rowCount).toBe(0);
});

it('writes no mail when what causes it fails', async () => {
  const { client } = await installation.startNode();
  const { client: here, email } = await signUp(client());
  expect((await here.call('POST', '/workspace/invitations', { email, role: 'viewer' })).status).toBe(409);
  expect(await stateOf(email)).toBeUndefined();
});

it('notes a failure and tries again until the mail server answers', async () => {
  const first = await startMailServer();
  await first.close();
  const port = new URL(first.url).port;
  const { client } = await installation.startNode({ settings: { SMTP_URL: first.url } });
  const { client: here } = await signUp(client());
  await here.call('POST', '/workspace/invitations', { email: 'late@mail.localhost', role: 'viewer' });
  await expect
    .poll(() => rowOf('late@mail.localhost'))
    .toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining('ECONNREFUSED') });

  const second = await startMailServer(Number(port));
  expect(await second.mailTo('late@mail.localhost')).toContain('Subject:');
  await expect.poll(() => stateOf('late@mail.localhost')).toBe('sent');
  await second.close();
});

it('sends a letter as text and as HTML, and says where to stop those that come again', async () => {
  const mail = await startMailServer();
  const { context } = await installation.startNode({ settings: { SMTP_URL: mail.url } });
  await context.database.asInstallation(async (tx) => {
    await writeLetter({ services: context, tx }, { to: 'watcher@mail.localhost' }, watchAlert, {
      person: 'Ana <b>Lim</b>',
      workspace: 'Harbour',
      homes: [{ address: '1 Main Street', sample: false, changes: [] }],
    });
    await writeLetter(
      { services: context, tx },
      { to: 'guest@mail.localhost', language: 'ja' },
      tourConfirmation,
      {
        startsAt: new Date('2026-11-20T00:30:00Z'),
        code: null,
      },
    );
  });
  const alert = await mail.mailTo('watcher@mail.localhost');
  expect(alert).toMatch(/Content-Type: multipart\/alternative/);
  const [, text = '', html = ''] = alert.split(/Content-Type: text\/(?:plain|html)/);
  expect(text).toContain('Hello Ana <b>Lim</b>,');
  expect(html).toContain('Hello Ana &lt;b&gt;Lim&lt;/b&gt;,');
  expect(alert).toMatch(/List-Unsubscribe: <[^>]*\/dashboard>/);
  const tour = await mail.mailTo('guest@mail.localhost');
  expect(tour).toMatch(/lang="ja"/);
  expect(tour).not.toContain('List-Unsubscribe');
  await mail.close();
});

it('sends nothing to addresses that belong to nobody, whoever asks', async () => {
  const mail = await startMailServer();
  const { client } = await installation.startNode({ settings: { SMTP_URL: mail.url } });
  const { client: here } = await signUp(client());
  await here.call('POST', '/workspace/invitations', { email: 'guest@example.com', role: 'viewer' });
  await expect
    .poll(() => rowOf('guest@example.com'))
    .toMatchObject({ state: 'refused', reason: 'reserved-address' });
  expect(mail.received).toEqual([]);
  await mail.close();
});
