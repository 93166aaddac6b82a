import type { TourSlot } from '@propguard/protocol/enquiries';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DataProvider } from '../../../lib/data-provider.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { tourSlotsQuery } from '../queries.ts';
import { text } from './text.ts';
import { TourDays } from './tour-days.tsx';
import { TourDetail } from './tour-detail.tsx';
import { TourSkeleton } from './tour-skeleton.tsx';
import { TourSlotList } from './tour-slot-list.tsx';

const TourDialog = lazy(async () => ({ default: (await import('../enquiry/tour-dialog.tsx')).TourDialog }));

/** CORE-DEMO-11 to 14: the tours that are really free, from the server. */
export function TourDemo() {
  return (
    <DataProvider>
      <TourSlots />
    </DataProvider>
  );
}

function TourSlots() {
  const { data, error, refetch, isFetching } = useQuery(tourSlotsQuery());
  if (data) return <Tours slots={data.items} />;
  if (error) {
    return (
      <ReadFailure
        title={text.slots.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        variant="banner"
        error={error}
      />
    );
  }
  return <TourSkeleton />;
}

function Tours({ slots }: { slots: TourSlot[] }) {
  const days = [...new Set(slots.map(({ date }) => date))];
  const firstFree = slots.find(({ available }) => available)?.date ?? days[0] ?? '';
  const [day, setDay] = useState(firstFree);
  const [slotId, setSlotId] = useState<string | null>(null);
  const [booking, setBooking] = useState(false);
  const chosen = slots.find(({ id, date }) => id === slotId && date === day);
  return (
    <>
      <TourDays days={days} day={day} onDay={setDay} />
      <TourSlotList slots={slots.filter(({ date }) => date === day)} chosenId={slotId} onChoose={setSlotId} />
      {chosen?.available ? (
        <TourDetail slot={chosen} onBook={() => setBooking(true)} />
      ) : (
        <p className="mt-4 text-13 text-muted">{text.slots.pick}</p>
      )}
      <Suspense>
        {booking && chosen ? <TourDialog slot={chosen} onClose={() => setBooking(false)} /> : null}
      </Suspense>
    </>
  );
}
