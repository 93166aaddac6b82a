import { type DAVResponse, davRequest } from 'tsdav';
import { fetchOutside } from '../outside/outside-fetch.ts';
import { CalendarProblem, problemOf } from './calendar-problem.ts';

const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 4;
const WELL_KNOWN = '/.well-known/caldav';

export type FoundCalendar = { name: string; url: string };
type Server = { url: string; username: string; password: string };
type Reach = { mayBePrivate: boolean };

type Held = { _text?: string | number; _cdata?: string | number; href?: unknown } | string | undefined;
const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const held = value as Exclude<Held, string>;
  return String(held?._cdata ?? held?._text ?? '');
};
const hrefIn = (value: unknown): string => {
  const href = (value as { href?: unknown } | undefined)?.href;
  return textOf(Array.isArray(href) ? href[0] : href);
};

const NAMESPACES = { 'xmlns:d': 'DAV:', 'xmlns:c': 'urn:ietf:params:xml:ns:caldav' };

/** Whether it holds events, as far as the other side says what it holds. */
const holdsEvents = ({ props }: DAVResponse): boolean => {
  const type = props?.resourcetype as object | undefined;
  if (!type || !('calendar' in type)) return false;
  const components = JSON.stringify(props?.supportedCalendarComponentSet ?? '');
  return !components.includes('name') || components.includes('VEVENT');
};

/**
 * The calendars of somebody on a server (RFC 4791, 6764): who they are there, where their calendars are, which there are.
 * What was typed may be the server, or a calendar itself.
 */
export const discoverCalendars = async (
  { url, username, password }: Server,
  { mayBePrivate }: Reach,
): Promise<FoundCalendar[]> => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  /** A server sends people on from its well-known address. To another host the password does not go. */
  const reach = async (address: string, init: RequestInit, turns = REDIRECTS_MAX): Promise<Response> => {
    const reply = await fetchOutside(
      address,
      { method: init.method, headers: init.headers, body: init.body as string | undefined, signal },
      { mayBePrivate },
    );
    const next = reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null;
    if (next === null) return reply;
    await reply.text();
    const to = new URL(next, address);
    if (turns === 0 || to.host !== new URL(address).host)
      throw new CalendarProblem('This server sends us on to another one. Enter that one’s address.');
    return reach(to.href, init, turns - 1);
  };
  const ask = async (address: string, depth: '0' | '1', prop: object): Promise<DAVResponse[]> =>
    davRequest({
      url: address,
      init: {
        method: 'PROPFIND',
        namespace: 'd',
        headers: { authorization, depth },
        body: { 'd:propfind': { _attributes: NAMESPACES, 'd:prop': prop } },
      },
      fetch: ((to: string | URL | Request, init?: RequestInit) =>
        reach(to instanceof Request ? to.url : to.toString(), init ?? {})) as typeof fetch,
    });
  const isRefused = (found: readonly DAVResponse[]): boolean => (found[0]?.status ?? 500) >= 400;

  const properties = {
    'd:resourcetype': {},
    'd:displayname': {},
    'd:current-user-principal': {},
    'c:supported-calendar-component-set': {},
  };
  const first = await ask(url, '0', properties);
  const known = isRefused(first) ? await ask(new URL(WELL_KNOWN, url).href, '0', properties) : first;
  if (isRefused(known)) throw problemOf(known[0]?.status ?? 500);
  const [here] = known;
  if (here && holdsEvents(here)) return [{ name: textOf(here.props?.displayname) || new URL(url).host, url }];
  const principal = hrefIn(here?.props?.currentUserPrincipal);
  if (principal === '')
    throw new CalendarProblem('This server doesn’t say which calendars are yours. Enter the address of one.');
  const [who] = await ask(new URL(principal, url).href, '0', { 'c:calendar-home-set': {} });
  const home = hrefIn(who?.props?.calendarHomeSet);
  if (home === '') throw new CalendarProblem('This server has no calendars for this name.');
  const homeUrl = new URL(home, url).href;
  const listed = await ask(homeUrl, '1', properties);
  if (isRefused(listed)) throw problemOf(listed[0]?.status ?? 500);
  const calendars = listed.filter(holdsEvents).flatMap(({ href, props }) => {
    if (typeof href !== 'string') return [];
    const at = new URL(href, homeUrl);
    const name =
      textOf(props?.displayname) || decodeURIComponent(at.pathname.split('/').filter(Boolean).at(-1) ?? '');
    return [{ name, url: at.href }];
  });
  if (calendars.length === 0) throw new CalendarProblem('There’s no calendar there yet. Make one first.');
  return calendars;
};
