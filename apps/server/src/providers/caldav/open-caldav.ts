import { calendarMultiGet, type DAVResponse, davRequest, propfind, syncCollection } from 'tsdav';
import { fetchOutside } from '../outside/outside-fetch.ts';
import { CalendarProblem, HALF_AN_ANSWER, problemOf } from './calendar-problem.ts';

const TIMEOUT_MS = 20_000;
/** Thousands of events take a small server a while to list. */
const LISTING_TIMEOUT_MS = 120_000;
/** A listing that the other side cuts into pieces is asked for so often. */
const PIECES_MAX = 100;

type Credentials = { url: string; username: string | null; password: string | null };
type Reach = { mayBePrivate: boolean; signal: AbortSignal };

export type RemoteFile = { href: string; etag: string };
export type RemoteContent = RemoteFile & { content: string };
export type Changes = {
  changed: RemoteFile[];
  /** Named by the other side as gone. */
  removed: string[];
  /** Everything that there is was named: what is missing is gone. */
  isWhole: boolean;
  token: string | null;
};
export type Stored = { etag: string | null } | 'changed-meanwhile';

type Raw = { multistatus?: { syncToken?: unknown } };

/** An answer that ends before its end, or holds something else, says nothing about what is there. */
const demandWhole = (responses: readonly DAVResponse[]): void => {
  const [first] = responses;
  if (!first) throw new CalendarProblem(HALF_AN_ANSWER);
  if (first.status >= 400 && (typeof first.raw === 'string' || !(first.raw as Raw)?.multistatus))
    throw problemOf(first.status);
  if (typeof first.raw === 'string' || !(first.raw as Raw | undefined)?.multistatus)
    throw new CalendarProblem(HALF_AN_ANSWER);
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const held = value as { _cdata?: string | number; _text?: string | number } | undefined;
  return String(held?._cdata ?? held?._text ?? '');
};

/** A calendar by CalDAV (RFC 4791, 6578): what changed there, its files, and writing to it. */
export const openCalDav = ({ url, username, password }: Credentials, { mayBePrivate, signal }: Reach) => {
  const headers: Record<string, string> = username
    ? { authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` }
    : {};
  const within =
    (timeoutMs: number) =>
    (address: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
      fetchOutside(
        address as string,
        {
          method: init.method,
          headers: init.headers,
          body: init.body as string | undefined,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        },
        { mayBePrivate },
      );
  const reach = within(TIMEOUT_MS);
  const patient = { headers, fetch: within(LISTING_TIMEOUT_MS) as typeof fetch };
  /** An href as this calendar writes it: a path. */
  const pathOf = (href: string): string => new URL(href, url).pathname;
  const collection = pathOf(url);

  const isFile = (response: DAVResponse): response is DAVResponse & { href: string } =>
    typeof response.href === 'string' && pathOf(response.href) !== collection && !response.href.endsWith('/');
  const toFile = (response: DAVResponse): RemoteFile => ({
    href: pathOf(response.href ?? ''),
    etag: textOf(response.props?.getetag),
  });

  const sync = async (token: string | null): Promise<DAVResponse[]> =>
    syncCollection({
      url,
      props: { 'd:getetag': {} },
      syncLevel: 1,
      ...(token ? { syncToken: token } : {}),
      ...patient,
    });

  /** All that there is, from a side that does not tell what changed. */
  const listAll = async (): Promise<Changes> => {
    const found = await propfind({ url, props: { 'd:getetag': {} }, depth: '1', ...patient });
    demandWhole(found);
    return { changed: found.filter(isFile).map(toFile), removed: [], isWhole: true, token: null };
  };

  const changesSince = async (token: string | null): Promise<Changes> => {
    let last = token;
    const changed = new Map<string, RemoteFile>();
    const removed = new Set<string>();
    for (let piece = 0; piece < PIECES_MAX; piece += 1) {
      const responses = await sync(last);
      const [first] = responses;
      if (first && first.status >= 400 && !(first.raw as Raw | undefined)?.multistatus) {
        if (first.status === 401) throw problemOf(first.status);
        // What we know is too old for the other side, or it tells no changes: everything is looked at again.
        return token === null ? listAll() : changesSince(null);
      }
      demandWhole(responses);
      let isCut = false;
      for (const response of responses) {
        if (response.status === 507) isCut = true;
        if (!isFile(response)) continue;
        const href = pathOf(response.href);
        if (response.status === 404) {
          removed.add(href);
          changed.delete(href);
        } else {
          changed.set(href, toFile(response));
          removed.delete(href);
        }
      }
      const next = textOf((first?.raw as Raw | undefined)?.multistatus?.syncToken);
      if (next === '') throw new CalendarProblem(HALF_AN_ANSWER);
      last = next;
      if (!isCut)
        return {
          changed: [...changed.values()],
          removed: [...removed],
          isWhole: token === null,
          token: last,
        };
    }
    throw new CalendarProblem(HALF_AN_ANSWER);
  };

  /** The files that were asked for; one that is gone meanwhile is left out, one that is not answered is half an answer. */
  const read = async (hrefs: readonly string[]): Promise<RemoteContent[]> => {
    const responses = await calendarMultiGet({
      url,
      props: { 'd:getetag': {}, 'c:calendar-data': {} },
      objectUrls: [...hrefs],
      depth: '1',
      ...patient,
    });
    demandWhole(responses);
    const answered = new Map(responses.filter(isFile).map((response) => [pathOf(response.href), response]));
    return hrefs.flatMap((href) => {
      const response = answered.get(href);
      if (!response) throw new CalendarProblem(HALF_AN_ANSWER);
      if (response.status === 404) return [];
      const content = textOf(response.props?.calendarData);
      if (content === '') throw new CalendarProblem(HALF_AN_ANSWER);
      return [{ ...toFile(response), content }];
    });
  };

  /** Writes a file: a new one where none is, or in the place of the one that was seen. */
  const write = async (href: string, content: string, etag: string | null): Promise<Stored> => {
    const reply = await reach(new URL(href, url).href, {
      method: 'PUT',
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        ...(etag === null ? { 'if-none-match': '*' } : { 'if-match': etag }),
      },
      body: content,
    });
    await reply.text();
    if (reply.status === 412 || reply.status === 409) return 'changed-meanwhile';
    if (!reply.ok) throw problemOf(reply.status);
    return { etag: reply.headers.get('etag') };
  };

  const remove = async (href: string, etag: string): Promise<'gone' | 'changed-meanwhile'> => {
    const reply = await reach(new URL(href, url).href, {
      method: 'DELETE',
      headers: { ...headers, 'if-match': etag },
    });
    await reply.text();
    if (reply.status === 412) return 'changed-meanwhile';
    if (!reply.ok && reply.status !== 404 && reply.status !== 410) throw problemOf(reply.status);
    return 'gone';
  };

  /** Whether a calendar is there. */
  const demandCalendar = async (): Promise<void> => {
    const found = await davRequest({
      url,
      init: {
        method: 'PROPFIND',
        namespace: 'd',
        headers: { ...headers, depth: '0' },
        body: {
          'd:propfind': {
            _attributes: { 'xmlns:d': 'DAV:' },
            'd:prop': { 'd:resourcetype': {} },
          },
        },
      },
      fetch: reach as typeof fetch,
    });
    demandWhole(found);
    const type = found[0]?.props?.resourcetype as object | undefined;
    if (!type || !('calendar' in type))
      throw new CalendarProblem(
        'There’s something other than a calendar at this address. Copy the address of the calendar itself.',
      );
  };

  return {
    changesSince,
    read,
    write,
    remove,
    demandCalendar,
    hrefOf: (name: string) => pathOf(`${url.endsWith('/') ? url : `${url}/`}${name}`),
  };
};
export type CalDav = ReturnType<typeof openCalDav>;
