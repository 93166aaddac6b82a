import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { sampleListing } from './sample-listing.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '18:00' }));
const ZONE = 'Australia/Brisbane';
const DAY_MS = 86_400_000;

async function made(request: APIRequestContext, path: string, data: object) {
  const reply = await request.post(`/api${path}`, { data });
  expect(reply.ok(), `${path}: ${reply.status()}`).toBe(true);
  return reply.json();
}

/** A public booking page, and the link of somebody who booked by it. */
async function bookingPaths(request: APIRequestContext): Promise<string[]> {
  const agent = await made(request, '/workspace/agents', {
    name: 'Nadia Petrov',
    zone: ZONE,
    hours: EVERY_DAY,
  });
  const { slug } = await made(request, '/booking-pages', {
    title: 'Meet Nadia',
    subject: 'agent',
    agentId: agent.id,
  });
  const from = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  const times = await request.get(`/api/book/${slug}/times`, {
    params: { from, days: 7, zone: ZONE, place: 'physical' },
  });
  const [first] = (await times.json()).items;
  const { id } = await made(request, `/book/${slug}/holds`, { place: 'physical', startsAt: first.startTime });
  const { pass } = await made(request, `/book/${slug}/bookings`, {
    holdId: id,
    place: 'physical',
    name: 'Daniel Okafor',
    email: `${randomUUID()}@example.com`,
    phone: '',
  });
  return [`/book/${slug}`, `/booking/${pass}`];
}

/** A report that is shared, and the certificate of its value. */
async function valuePaths(request: APIRequestContext, propertyId: string): Promise<string[]> {
  const { id: assessmentId } = await made(request, '/assessments', { propertyId });
  const report = await made(request, '/reports', { assessmentId });
  const { path } = await made(request, `/reports/${report.report_id}/shares`, { version: report.version });
  const certificate = await made(request, '/certificates', { assessmentId });
  return [path, `/verify/${certificate.id}`];
}

/** What people without an account open by a link of a workspace, each with a pass that works. */
export async function guestPaths(context: Parameters<typeof sampleListing>[0]): Promise<string[]> {
  const { request } = context;
  const { property } = await sampleListing(context);
  const { key } = await made(request, '/widget', {});
  return [
    ...(await bookingPaths(request)),
    ...(await valuePaths(request, property.id)),
    `/widget/${key}/frame`,
  ];
}
