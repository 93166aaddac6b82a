import * as z from 'zod';
import type { AnyScope } from '../../access/any-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import type { HubspotPort } from '../../providers/hubspot/hubspot-port.ts';
import { openHubspot } from '../../providers/hubspot/open-hubspot.ts';

const Keys = z.object({ token: z.string(), clientSecret: z.string() });
type Keys = z.infer<typeof Keys>;

export const sealKeys = ({ services: { vault } }: AnyScope<'vault'>, { token, clientSecret }: Keys): Buffer =>
  vault.seal(SEALED_FOR.hubspotKeys, Buffer.from(JSON.stringify({ token, clientSecret }), 'utf8'));

export const openKeys = ({ services: { vault } }: AnyScope<'vault'>, sealed: Buffer): Keys => {
  const opened = vault.open(SEALED_FOR.hubspotKeys, sealed);
  if (!opened) throw new Error('The keys of HubSpot cannot be opened.');
  return Keys.parse(JSON.parse(opened.toString('utf8')));
};

/** Where HubSpot is, the server's settings say, and nobody else. */
export const portOf = (
  { services: { config } }: AnyScope<'config'>,
  token: string,
  signal?: AbortSignal,
): HubspotPort => openHubspot({ ...config.hubspot, token }, signal);

/** Where HubSpot calls us. */
export const webhookOf = ({ services: { config } }: AnyScope<'config'>, id: string): string =>
  `${config.http.publicUrl}/hooks/hubspot/${id}`;
