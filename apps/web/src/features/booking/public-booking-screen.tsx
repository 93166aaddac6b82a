import type { Booked, PublicPage } from '@propguard/protocol/booking';
import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { DataProvider } from '../../lib/data-provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AboutPage } from './about-page.tsx';
import { ConfirmedCard } from './confirmed-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { LanguageMenu, SpeaksTwelve, useSpoken } from './languages/spoken.tsx';
import { useProblem } from './languages/use-problem.ts';
import { PublicFrame } from './public-frame.tsx';
import { publicPageQuery } from './queries.ts';
import { TakenCard } from './taken-card.tsx';
import { SlotsSkeleton, TimePicker } from './time-picker.tsx';
import { useHeldTime } from './use-held-time.ts';
import { useMonth } from './use-month.ts';
import { usePageTimes } from './use-page-times.ts';
import { WaitlistForm } from './waitlist-form.tsx';

/** `/book/{slug}`: a stranger books a time, without an account. */
export function PublicBookingScreen() {
  return (
    <DataProvider>
      <SpeaksTwelve>
        <Opened />
      </SpeaksTwelve>
    </DataProvider>
  );
}

function Opened() {
  const { text } = useSpoken();
  const slug = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const { data: page, error, refetch, isFetching } = useQuery(publicPageQuery(slug));
  if (page) return <Bookable slug={slug} page={page} />;
  const isGone = isApiError(error) && error.code === 'NOT_FOUND';
  return (
    <PublicFrame office={null} width="reading" isChangedByLetter={false} aside={<LanguageMenu />}>
      <h1 className="font-serif text-28 md:text-44">
        {error ? (isGone ? text.goneTitle : text.failedTitle) : text.loading}
      </h1>
      {error ? (
        <>
          <p className="my-4 text-16 text-muted">{isGone ? text.gone : text.failed}</p>
          {isGone ? null : (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {text.again}
            </Button>
          )}
        </>
      ) : (
        <div className="mt-6 grid gap-6 rounded-2 border border-line bg-surface p-4 md:grid-cols-[1fr_14rem] md:p-6">
          <Skeleton className="h-75 w-full" />
          <SlotsSkeleton />
        </div>
      )}
    </PublicFrame>
  );
}

function Bookable({ slug, page }: { slug: string; page: PublicPage }) {
  const { text } = useSpoken();
  const problem = useProblem();
  const [place, setPlace] = useState<LocationType>(page.places[0]?.place ?? 'physical');
  const [booked, setBooked] = useState<Booked | null>(null);
  const month = useMonth(page.horizonDays);
  const held = useHeldTime(slug, place);
  const times = usePageTimes(slug, place, month.asked);
  const step = booked ? 2 : held.hold ? 1 : 0;
  return (
    <PublicFrame
      office={page.office}
      sample={page.home?.sample ?? false}
      aside={
        <>
          <Steps step={step} />
          <LanguageMenu />
        </>
      }
    >
      <h1 className="font-serif text-28 leading-tight tracking-[-0.02em] text-balance md:text-44">
        <bdi>{page.title}</bdi>
      </h1>
      {booked ? (
        <div className="mt-6">
          <ConfirmedCard booked={booked} zone={month.zone} />
        </div>
      ) : (
        <>
          <p className="mt-2 mb-5 text-16 text-muted">
            {page.agent ? text.introWith({ agent: page.agent }) : text.intro}
          </p>
          <section
            aria-label={text.chooseTime}
            className="grid rounded-2 border border-line bg-surface lg:grid-cols-[19.5rem_1fr]"
          >
            <div className="border-line p-4 max-lg:border-b md:p-6 lg:border-e">
              <AboutPage
                slug={slug}
                page={page}
                place={place}
                onPlace={(next) => {
                  setPlace(next);
                  held.forget();
                }}
              />
            </div>
            <TimePicker
              month={month}
              office={page.zone}
              times={times}
              chosen={held.hold?.startTime ?? null}
              busy={held.keep.isPending}
              onTime={(time) => held.keep.mutate(time)}
            />
          </section>
          {held.keep.isError && !held.missed ? (
            <Alert tone="danger" live title={text.notKept} className="mt-5">
              {problem(held.keep.error)}
            </Alert>
          ) : null}
          {held.missed ? (
            <TakenCard
              missed={held.missed}
              times={times.data?.items ?? []}
              zone={month.zone}
              onTime={(time) => held.keep.mutate(time)}
            />
          ) : null}
          {held.hold ? null : <WaitlistForm slug={slug} place={place} zone={page.zone} />}
          <DetailsForm
            slug={slug}
            page={page}
            place={place}
            zone={month.zone}
            hold={held.hold}
            onBooked={setBooked}
            onLost={held.lose}
          />
        </>
      )}
    </PublicFrame>
  );
}

function Steps({ step }: { step: number }) {
  const { text } = useSpoken();
  return (
    <ol
      aria-label={text.stepsLabel}
      className="flex items-center gap-2 text-13 max-md:order-last max-md:w-full"
    >
      {[text.steps.time, text.steps.details, text.steps.confirmed].map((name, position) => (
        <li
          key={name}
          aria-current={position === step ? 'step' : undefined}
          className={clsx('flex items-center gap-2', position === step ? 'font-semibold' : 'text-muted')}
        >
          {position > 0 ? <Icon of={ChevronRight} size={14} className="text-muted rtl:-scale-x-100" /> : null}
          <span
            className={clsx(
              'grid size-5.5 place-items-center rounded-full border text-11',
              position === step ? 'border-accent text-accent' : 'border-control',
            )}
          >
            {position + 1}
          </span>
          <span className={position === step ? undefined : 'max-md:sr-only'}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
