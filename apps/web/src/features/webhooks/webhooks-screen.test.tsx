import type { Webhook, WebhookDelivery } from '@propguard/protocol/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callOff, expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

const ID = '6f1d2f3a-0000-4000-8000-000000000001';

const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: ID,
  name: 'Our CRM',
  url: 'https://crm.example.com/hooks',
  events: ['lead.created', 'appointment.booked'],
  isActive: true,
  goneAt: null,
  previousSecretUntil: null,
  lastDelivery: null,
  createdAt: '2026-11-01T00:00:00Z',
  ...changes,
});
const aDelivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '6f1d2f3a-0000-4000-8000-000000000002',
  event: 'lead.created',
  body: '{"type":"lead.created","data":{"leadId":"the lead"}}',
  state: 'failed',
  tries: 8,
  status: 500,
  answer: 'Out of order',
  tookMs: 40,
  error: 'It answered 500.',
  nextTryAt: null,
  deliveredAt: null,
  createdAt: '2026-11-02T00:00:00Z',
  ...changes,
});

const open = (answers: Answers['webhooks'] = {}, at: string = SCREENS.webhooks.path) =>
  renderScreen(at, {
    session: sessionAs('admin'),
    answers: {
      webhooks: {
        list: () => ({ items: [aWebhook()] }),
        deliveries: () => ({ items: [], nextCursor: null }),
        ...answers,
      },
    },
  });
const menu = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: text.actionsOf('Our CRM') }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('adds an endpoint with what it hears of, and shows its secret once', async () => {
  let items: Webhook[] = [];
  const { user, api } = await open({
    list: () => ({ items }),
    create: (sent) => {
      items = [aWebhook({ ...sent, events: [...sent.events] })];
      return { webhook: items[0] as Webhook, secret: 'whsec_once' };
    },
  });
  await screen.findByText(text.emptyTitle);
  await user.click(screen.getByRole('button', { name: text.form.open }));
  const dialog = within(await screen.findByRole('dialog', { name: text.form.title }));
  await user.click(dialog.getByRole('button', { name: text.form.submit }));
  await dialog.findByText('Enter a name.');
  await user.type(dialog.getByLabelText(text.form.name), 'Our CRM');
  await user.type(dialog.getByLabelText(text.form.url), 'https://crm.example.com/hooks');
  await user.click(dialog.getByRole('checkbox', { name: /lead\.created/u }));
  await user.click(dialog.getByRole('checkbox', { name: /lead\.merged/u }));
  await user.click(dialog.getByRole('button', { name: text.form.submit }));
  const ready = within(await screen.findByRole('dialog', { name: text.secret.title('Our CRM') }));
  expect(api.sentTo('webhooks.create')).toEqual([
    { name: 'Our CRM', url: 'https://crm.example.com/hooks', events: ['lead.merged'] },
  ]);
  ready.getByText('whsec_once');
  await user.click(ready.getByRole('button', { name: text.secret.done }));
  await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull());
  await screen.findByText(text.log.title('Our CRM'));
  expect(window.location.search).toBe(`?log=${ID}`);
});

it('switches one off and says when it could not; a test opens the log', async () => {
  let isBroken = true;
  const { user, api } = await open({
    change: () => {
      if (isBroken) throw new Refusal('OVERLOADED');
      return aWebhook({ isActive: false });
    },
    test: () => aDelivery({ event: 'webhook.test', state: 'waiting', tries: 0, status: null, error: null }),
  });
  const toggle = await screen.findByRole('switch', { name: text.switchOf('Our CRM') });
  await user.click(toggle);
  await screen.findByText(text.notChanged);
  isBroken = false;
  await user.click(toggle);
  await waitFor(() =>
    expect(api.sentTo('webhooks.change')).toEqual([
      { id: ID, isActive: false },
      { id: ID, isActive: false },
    ]),
  );
  await user.click(screen.getByRole('button', { name: text.testOf('Our CRM') }));
  await screen.findByText(text.tested);
  expect(api.sentTo('webhooks.test')).toEqual([{ id: ID }]);
  await screen.findByText(text.log.emptyTitle);
});

it('says that an endpoint is gone, and that an old secret still signs', async () => {
  await open({
    list: () => ({
      items: [
        aWebhook({
          isActive: false,
          goneAt: '2026-11-02T00:00:00Z',
          previousSecretUntil: '2026-11-03T00:00:00Z',
          lastDelivery: { state: 'failed', status: 410, at: '2026-11-02T00:00:00Z' },
        }),
      ],
    }),
  });
  await screen.findByText(new RegExp(text.gone, 'u'));
  screen.getByText(/old secret still signs/u);
  screen.getByText(text.states.failed);
});

it('changes, gives another secret and removes, once it is confirmed', async () => {
  let isThere = true;
  const { user, api } = await open({
    list: () => ({ items: isThere ? [aWebhook()] : [] }),
    change: () => aWebhook({ name: 'Other' }),
    changeSecret: () => ({ webhook: aWebhook(), secret: 'whsec_another' }),
    remove: () => {
      isThere = false;
      return { done: true };
    },
  });
  await menu(user, text.edit);
  const form = within(await screen.findByRole('dialog', { name: text.form.changeTitle('Our CRM') }));
  const name = form.getByLabelText<HTMLInputElement>(text.form.name);
  await user.clear(name);
  await user.type(name, 'Other');
  await user.click(form.getByRole('button', { name: text.form.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('webhooks.change')).toMatchObject([{ id: ID, name: 'Other' }]);

  await menu(user, text.changeSecret);
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: text.secret.change }));
  const ready = within(await screen.findByRole('dialog', { name: text.secret.title('Our CRM') }));
  ready.getByText('whsec_another');
  await user.click(ready.getByRole('button', { name: text.secret.done }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await menu(user, text.remove.open);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('webhooks.remove')).toEqual([]);
  await menu(user, text.remove.open);
  const sure = within(await screen.findByRole('alertdialog'));
  await user.click(sure.getByRole('button', { name: text.remove.confirm }));
  await screen.findByText(text.emptyTitle);
  expect(api.sentTo('webhooks.remove')).toEqual([{ id: ID }]);
});

it('shows what was sent and answered, sends it again, reads on, and closes', async () => {
  const { user, api } = await open(
    {
      deliveries: ({ cursor }) =>
        cursor
          ? {
              items: [aDelivery({ id: '6f1d2f3a-0000-4000-8000-000000000003', event: 'lead.merged' })],
              nextCursor: null,
            }
          : { items: [aDelivery()], nextCursor: 'more' },
      replay: () => aDelivery({ state: 'waiting', tries: 0 }),
    },
    `${SCREENS.webhooks.path}?log=${ID}`,
  );
  await screen.findByText('It answered 500.');
  await user.click(screen.getByRole('button', { name: text.log.showOf('lead.created') }));
  screen.getByText(/the lead/u);
  screen.getByText('Out of order');
  await user.click(screen.getByRole('button', { name: text.log.replayOf('lead.created') }));
  await screen.findByText(text.log.replayed);
  expect(api.sentTo('webhooks.replay')).toEqual([{ id: aDelivery().id }]);
  await user.click(screen.getByRole('button', { name: text.log.more }));
  await screen.findByText('lead.merged');
  await user.click(screen.getByRole('button', { name: text.log.close }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('says that the endpoints could not be read, and reads them again when asked', async () => {
  let isBroken = true;
  const { user } = await open({
    list: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { items: [aWebhook()] };
    },
  });
  await screen.findByText(text.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Our CRM');
});

it('leads a visitor to the door', async () => {
  await renderScreen(SCREENS.webhooks.path, { session: sessionAs('owner', { visitor: true }) });
  const link = await screen.findByRole('link', { name: text.visitorAction });
  expect(link.getAttribute('href')).toBe('/sign-up?next=%2Fworkspace%2Fwebhooks');
});

it.each([
  ['Escape', '{Escape}'],
  ['the button', null],
])('leaves an endpoint as it was by %s', async (_, key) => {
  const { user, api } = await open();
  await menu(user, text.edit);
  const dialog = within(await screen.findByRole('dialog', { name: text.form.changeTitle('Our CRM') }));
  if (key) await user.keyboard(key);
  else await user.click(dialog.getByRole('button', { name: text.form.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('webhooks.change')).toEqual([]);
});

it('adds none when that is called off', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: text.form.open }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text.form.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([text.changeSecret, text.remove.open])('keeps what there is when called off: %s', async (item) => {
  const { user, api } = await open();
  await menu(user, item);
  await callOff(user);
  expect([...api.sentTo('webhooks.changeSecret'), ...api.sentTo('webhooks.remove')]).toEqual([]);
});

it('a new secret is gone once its dialog is closed', async () => {
  const { user } = await open({ changeSecret: () => ({ webhook: aWebhook(), secret: 'whsec_new' }) });
  await menu(user, text.changeSecret);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.secret.change }),
  );
  await screen.findByText('whsec_new');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('whsec_new')).toBeNull());
});

it('opens the log from the menu, and reads it again', async () => {
  const opened = await open({ deliveries: failing });
  await menu(opened.user, text.openLog);
  await expectReadAgain(opened, 'webhooks.deliveries');
});
