import { GUEST_PASS_KINDS } from '@propguard/rules/guests/pass-kinds';
import { METRICS } from '@propguard/rules/metrics/all-metrics';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { bytesText } from '../../../lib/bytes-text.ts';
import { useSession } from '../../../lib/session.ts';
import type { GroundKey } from './grounds.ts';
import { text } from './text.ts';

const SHOWN_FIGURE = 'response-time' satisfies keyof typeof METRICS;
const momentIn = (timeZone: string, at: string): string =>
  new Date(at).toLocaleString('en-AU', { timeZone, dateStyle: 'medium', timeStyle: 'short' });

const said = <Data>(query: UseQueryResult<Data>, asked: boolean, words: (data: Data) => string): string => {
  if (!asked || query.isError) return text.unknown;
  return query.data === undefined ? text.waiting : words(query.data);
};

/** How each part stands at this moment, as far as the person may see it. */
export function useGroundStates(): Record<GroundKey, string> {
  const { session, meets } = useSession();
  const [isViewer, isAdmin, isOperator] = [meets('viewer'), meets('admin'), meets('operator')];
  const timers = useQuery(api.timers.list.queryOptions({ enabled: isOperator }));
  const mail = useQuery(api.outbound.mailSettings.queryOptions({ enabled: isAdmin }));
  const storage = useQuery(api.workspaces.storage.queryOptions({ enabled: isViewer }));
  const agents = useQuery(api.agents.list.queryOptions({ enabled: isViewer }));
  const notices = useQuery(api.notices.summary.queryOptions({ enabled: isViewer }));
  const sample = useQuery(api.sampleOperations.get.queryOptions({ enabled: isViewer }));
  const ground = useQuery(api.workspaces.ground.queryOptions({ enabled: isViewer }));
  const figure = useQuery(
    api.figures.get.queryOptions({ input: { metric: SHOWN_FIGURE }, enabled: isViewer }),
  );
  const zone = session?.workspace?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    guests: said(ground, isViewer, ({ passes }) =>
      text.guests(passes.open, passes.ended, GUEST_PASS_KINDS.length),
    ),
    timers: said(timers, isOperator, ({ waiting, overdue, buried }) =>
      text.timers(waiting, overdue, buried.length),
    ),
    activities: said(ground, isViewer, ({ activities: { count, last } }) =>
      text.activities(count, last === null ? null : momentIn(zone, last)),
    ),
    outbound: said(mail, isAdmin, ({ delivery }) => text.mail[delivery]),
    consent: said(ground, isViewer, ({ consent }) =>
      text.consent(consent.events, consent.addresses, consent.refused),
    ),
    media: said(storage, isViewer, ({ usedBytes, limitBytes }) =>
      text.media(bytesText(usedBytes), bytesText(limitBytes)),
    ),
    time: text.time(zone, new Date().toLocaleTimeString('en-AU', { timeZone: zone, timeStyle: 'short' })),
    agents: said(agents, isViewer, ({ items }) => text.agents(items.length)),
    notices: said(notices, isViewer, ({ open, unseen }) => text.notices(open, unseen)),
    figures: said(figure, isViewer, (counted) =>
      text.figures(Object.keys(METRICS).length, counted.title, counted.n),
    ),
    sample: said(sample, isViewer, ({ state }) => text.sample[state]),
  };
}
