import type { Booked } from '@propguard/protocol/booking';
import type { WaitlistPlace } from '@propguard/protocol/waitlist';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ConfirmedCard } from './confirmed-card.tsx';
import { LanguageMenu, useSpoken } from './languages/spoken.tsx';
import { useProblem } from './languages/use-problem.ts';
import { OpenedByLink } from './opened-by-link.tsx';
import { PublicFrame } from './public-frame.tsx';
import { placeQuery } from './queries.ts';
import { cityOf, clockText, daySpanText, longDayText } from './times.ts';

/** `/waitlist/{pass}`: whoever waits sees whether a time is kept for them, and takes it or lets it go. */
export function WaitlistScreen() {
  return (
    <OpenedByLink
      query={placeQuery}
      title={({ waitlist }) => waitlist.placeTitle}
      frame={{ width: 'reading', isChangedByLetter: false }}
    >
      {(data, pass) => <Held pass={pass} place={data} />}
    </OpenedByLink>
  );
}

function Held({ pass, place }: { pass: string; place: WaitlistPlace }) {
  const {
    locale,
    text: { waitlist: text, ...general },
  } = useSpoken();
  const problem = useProblem();
  const queryClient = useQueryClient();
  const { queryKey } = placeQuery(pass);
  const [booked, setBooked] = useState<Booked | null>(null);
  const keep = (next: WaitlistPlace) => queryClient.setQueryData(queryKey, next);
  const again = () => queryClient.invalidateQueries({ queryKey });
  const accept = useMutation(
    api.waitlist.accept.mutationOptions({ onSuccess: setBooked, onError: () => void again() }),
  );
  const decline = useMutation(api.waitlist.decline.mutationOptions({ onSuccess: keep }));
  const leave = useMutation(api.waitlist.leave.mutationOptions({ onSuccess: keep }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const failure = accept.error ?? decline.error ?? leave.error;
  return (
    <PublicFrame office={place.office} width="reading" isChangedByLetter={false} aside={<LanguageMenu />}>
      <h1 className="font-serif text-28 leading-tight tracking-[-0.02em] text-balance md:text-44">
        <bdi>{place.title}</bdi>
      </h1>
      {booked ? (
        <div className="mt-5">
          <ConfirmedCard booked={booked} zone={zone} />
        </div>
      ) : (
        <section
          aria-label={text.placeTitle}
          className="mt-5 rounded-2 border border-line bg-surface p-5 md:p-6"
        >
          <Badge tone={place.offer ? 'accent' : 'neutral'}>{text.states[place.state]}</Badge>
          {place.offer ? (
            <>
              <h2 className="mt-2 text-14 font-semibold">{text.offered}</h2>
              <p className="text-28 leading-tight font-semibold tabular-nums">
                {clockText(place.offer.startTime, zone, locale)} –{' '}
                {clockText(place.offer.endTime, zone, locale)}
              </p>
              <p className="text-14 text-muted">
                {longDayText(place.offer.startTime, zone, locale)}, {cityOf(zone)}
                {zone === place.zone
                  ? ''
                  : ` (${general.inPlace({ time: clockText(place.offer.startTime, place.zone, locale), place: cityOf(place.zone) })})`}
              </p>
              <p className="mt-2 text-13">
                {text.until({ time: clockText(place.offer.until, zone, locale) })}
              </p>
            </>
          ) : (
            <p className="mt-2 text-14">
              {place.state === 'left' ? text.left : place.state === 'booked' ? text.booked : text.waiting}
            </p>
          )}
          <dl className="mt-3 divide-y divide-line text-13">
            <div className="flex justify-between gap-4 py-2">
              <dt className="text-muted">{text.wish}</dt>
              <dd dir="auto" className="text-end font-medium">
                {daySpanText(place.fromDay, place.toDay, locale)}, {text.parts[place.part]}
              </dd>
            </div>
            <div className="flex justify-between gap-4 py-2">
              <dt className="text-muted">{general.where}</dt>
              <dd dir="auto" className="text-end font-medium">
                {place.address ?? general.places[place.place]}
              </dd>
            </div>
          </dl>
          {failure ? (
            <Alert tone="danger" live title={text.notDone} className="mt-3">
              {isApiError(failure) && failure.code === 'TIME_TAKEN' ? text.gone : problem(failure)}
            </Alert>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-2">
            {place.offer ? (
              <>
                <Button kind="primary" busy={accept.isPending} onClick={() => accept.mutate({ pass })}>
                  {text.accept}
                </Button>
                <Button busy={decline.isPending} onClick={() => decline.mutate({ pass })}>
                  {text.decline}
                </Button>
              </>
            ) : (
              <LinkButton to={pathTo(PATHS.book, { slug: place.slug })}>{text.other}</LinkButton>
            )}
            {place.state === 'waiting' || place.state === 'offered' ? (
              <Button kind="ghost" busy={leave.isPending} onClick={() => leave.mutate({ pass })}>
                {text.leave}
              </Button>
            ) : null}
          </div>
        </section>
      )}
    </PublicFrame>
  );
}
