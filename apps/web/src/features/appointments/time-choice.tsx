import type { AppointmentKind, LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { clockText } from './calendar-days.ts';
import { text } from './text.ts';

/** A free time that was chosen, or one by hand as the wall shows it. */
export type ChosenTime =
  | { kind: 'free'; startsAt: string }
  | { kind: 'wall'; time: string; which: 'first' | 'second' | undefined; outsideHours: boolean };

interface TimeChoiceProps {
  kind: AppointmentKind;
  locationType: LocationType;
  agentId: string | null;
  minutes?: number;
  /** What is to be moved. */
  except?: string;
  day: string;
  onDay: (day: string) => void;
  zone: string;
  chosen: ChosenTime | null;
  onChoose: (chosen: ChosenTime | null) => void;
  /** Why a time is to be chosen again. */
  note?: string | undefined;
  error: string | undefined;
}

/** What the server would be told of it. */
export const whenOf = (day: string, zone: string, chosen: ChosenTime) =>
  chosen.kind === 'free'
    ? { startsAt: chosen.startsAt }
    : { wall: { day, time: chosen.time, zone, which: chosen.which }, outsideHours: chosen.outsideHours };

export function TimeChoice(props: TimeChoiceProps) {
  const { kind, locationType, agentId, minutes, except, day, onDay, zone, chosen, onChoose, note, error } =
    props;
  const [byHand, setByHand] = useState(false);
  const free = useQuery(
    api.appointments.freeTimes.queryOptions({
      input: {
        kind,
        locationType,
        ...(agentId ? { agentId } : {}),
        ...(minutes ? { minutes } : {}),
        ...(except ? { except } : {}),
        from: day,
        days: 1,
        zone,
      },
      enabled: day !== '',
    }),
  );
  const comesTwice = error?.includes('comes twice') ?? false;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-13 text-caution empty:hidden">
        {note}
      </p>
      <Field label={text.form.day}>
        <TextInput
          type="date"
          value={day}
          onChange={(event) => {
            onChoose(null);
            onDay(event.target.value);
          }}
        />
      </Field>
      {byHand ? (
        <div className="grid gap-2">
          <Field label={text.form.time} error={error} hint={zone}>
            <TextInput
              type="time"
              value={chosen?.kind === 'wall' ? chosen.time : ''}
              onChange={(event) =>
                onChoose({ kind: 'wall', time: event.target.value, which: undefined, outsideHours: false })
              }
            />
          </Field>
          {comesTwice && chosen?.kind === 'wall' ? (
            <SegmentedControl
              label={text.form.which}
              options={[
                { value: 'first', label: text.form.first },
                { value: 'second', label: text.form.second },
              ]}
              value={chosen.which ?? 'first'}
              onValueChange={(which) => onChoose({ ...chosen, which: which as 'first' | 'second' })}
            />
          ) : null}
          <Checkbox
            label={text.form.agreed}
            checked={chosen?.kind === 'wall' && chosen.outsideHours}
            onCheckedChange={(agreed) =>
              chosen?.kind === 'wall' && onChoose({ ...chosen, outsideHours: agreed === true })
            }
          />
        </div>
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-13 font-medium">{text.form.freeTimes}</legend>
          {free.isPending ? (
            <Loading label={text.loading}>
              <Skeleton width="100%" height={30} />
            </Loading>
          ) : null}
          {free.error ? (
            <ReadFailure
              title={text.failed}
              error={free.error}
              onRetry={() => void free.refetch()}
              retrying={free.isFetching}
            />
          ) : null}
          {free.data?.items.length === 0 ? <p className="text-13 text-muted">{text.form.noneFree}</p> : null}
          <div className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
            {free.data?.items.map(({ startTime }) => {
              const isChosen = chosen?.kind === 'free' && chosen.startsAt === startTime;
              return (
                <button
                  key={startTime}
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onChoose({ kind: 'free', startsAt: startTime })}
                  className={clsx(
                    'h-7.5 rounded-2 border px-2.5 text-13 tabular-nums touch:h-touch',
                    isChosen
                      ? 'border-accent bg-accent-soft font-medium text-accent'
                      : 'border-control bg-surface hover:bg-hover',
                  )}
                >
                  {clockText(zone, startTime)}
                </button>
              );
            })}
          </div>
          {error ? (
            <p role="alert" className="mt-1.5 text-12 text-danger">
              {error}
            </p>
          ) : null}
        </fieldset>
      )}
      <Button
        kind="ghost"
        size="sm"
        className="-ml-2 justify-self-start"
        onClick={() => {
          onChoose(null);
          setByHand(!byHand);
        }}
      >
        {byHand ? text.form.freeTimes : text.form.otherTime}
      </Button>
    </div>
  );
}
