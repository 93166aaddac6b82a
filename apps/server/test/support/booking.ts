import type { TestClient } from './client.ts';

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '18:00' }));

type Opened = { slug: string; pageId: string; agentId: string };

/** A page by which strangers book an agent who works every day. */
export const openBookingPage = async (member: TestClient, page: object = {}): Promise<Opened> => {
  const { body: agent } = await member.call('POST', '/workspace/agents', {
    name: 'Nadia Petrov',
    phone: '0491 570 156',
    zone: 'Australia/Brisbane',
    hours: ALL_DAY,
  });
  const { body: made } = await member.call('POST', '/booking-pages', {
    title: 'Meet Nadia',
    subject: 'agent',
    agentId: agent.id,
    places: ['physical', 'virtual'],
    ...page,
  });
  return { slug: made.slug, pageId: made.id, agentId: agent.id };
};

/** Times that the page offers within two weeks. */
export const timesOf = async (stranger: TestClient, slug: string): Promise<string[]> => {
  const from = new Date().toISOString().slice(0, 10);
  const { body } = await stranger.call(
    'GET',
    `/book/${slug}/times?place=physical&from=${from}&days=14&zone=Australia/Brisbane`,
  );
  return body.items.map(({ startTime }: { startTime: string }) => startTime);
};

export const holdByPage = (stranger: TestClient, slug: string, startsAt: string) =>
  stranger.call('POST', `/book/${slug}/holds`, { place: 'physical', startsAt });

/** Books the last time that is offered, as somebody without a session would. */
export const bookByPage = async (stranger: TestClient, slug: string, details: object = {}) => {
  const startsAt = (await timesOf(stranger, slug)).at(-1) ?? '';
  const { body: hold } = await holdByPage(stranger, slug, startsAt);
  const reply = await stranger.call('POST', `/book/${slug}/bookings`, {
    holdId: hold.id,
    place: 'physical',
    name: 'Daniel Okafor',
    email: 'daniel.okafor@harbour.localhost',
    ...details,
  });
  return { pass: reply.body.pass, startsAt, reply };
};
