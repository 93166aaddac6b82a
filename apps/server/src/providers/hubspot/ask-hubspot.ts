import { fetchOutside } from '../outside/outside-fetch.ts';
import { retryAfterMs } from '../outside/retry-after.ts';
import { HubspotProblem } from './hubspot-port.ts';

export type HubspotAddress = { apiUrl: string; version: string; token: string };
export type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

const TIMEOUT_MS = 20_000;
/** Where HubSpot says nothing: its limits are counted over ten seconds. */
const LIMIT_WAIT_MS = 10_000;
const NOTHING = 204;

const messageOf = (body: unknown): string => {
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
  return typeof message === 'string' ? message.slice(0, 300) : '';
};

const problemOf = (status: number, headers: Headers, body: unknown): HubspotProblem => {
  if (status === 401) return new HubspotProblem('token', 'HubSpot doesn’t accept this token.');
  if (status === 403)
    return new HubspotProblem(
      'scope',
      'The token may not do that. In HubSpot, give the app the scopes crm.objects.contacts.read, crm.objects.contacts.write and crm.schemas.contacts.write.',
    );
  if (status === 429)
    return new HubspotProblem(
      'limit',
      'HubSpot asked us to slow down.',
      retryAfterMs(headers, new Date()) || LIMIT_WAIT_MS,
    );
  if (status >= 500)
    return new HubspotProblem(
      'broken',
      `HubSpot is having problems (${status}).`,
      retryAfterMs(headers, new Date()),
    );
  return new HubspotProblem(
    status === 409 ? 'exists' : 'refused',
    messageOf(body) || `HubSpot answered ${status}.`,
  );
};

const readBody = async (response: Response): Promise<unknown> => {
  if (response.status === NOTHING) return null;
  try {
    return await response.json();
  } catch {
    // Of a failure the status says enough; of a success half an answer is none.
    if (response.ok) throw new HubspotProblem('broken', 'HubSpot’s answer broke off halfway.');
    return null;
  }
};

/** Calls to one account. Where HubSpot is, the operator says, so it may be in their own network. */
export const askHubspot =
  ({ apiUrl, token }: HubspotAddress, signal?: AbortSignal): Ask =>
  async (method, path, body) => {
    const late = AbortSignal.timeout(TIMEOUT_MS);
    let response: Response;
    try {
      response = await fetchOutside(
        `${apiUrl}${path}`,
        {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: body === undefined ? null : JSON.stringify(body),
          signal: signal ? AbortSignal.any([signal, late]) : late,
        },
        { mayBePrivate: true },
      );
    } catch {
      signal?.throwIfAborted();
      const what = late.aborted ? 'HubSpot didn’t answer in time.' : 'HubSpot can’t be reached.';
      throw new HubspotProblem('broken', what);
    }
    const read = await readBody(response);
    if (!response.ok) throw problemOf(response.status, response.headers, read);
    return read;
  };
