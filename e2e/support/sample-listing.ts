import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

export interface SampleListing {
  id: string;
  status: string;
  property: {
    id: string;
    address: string;
    locality: { name: string; state: string; postcode: string };
  };
}

async function firstOf(request: APIRequestContext, query: string): Promise<SampleListing> {
  const reply = await request.get(`/api/listings?limit=1&${query}`);
  const { items } = (await reply.json()) as { items: SampleListing[] };
  expect(items).toHaveLength(1);
  return items[0] as SampleListing;
}

/** A listing of the sample world, the newest of those that match. */
export async function sampleListing(context: BrowserContext, query = ''): Promise<SampleListing> {
  await context.request.post('/api/session/visitor');
  return firstOf(context.request, query);
}
