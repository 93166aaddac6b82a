import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { sampleAsked } from './sample-asked.ts';
import { SampleBar } from './sample-bar.tsx';
import { text } from './text.ts';

const today = dayIn(sessionAs('agent').workspace?.timeZone ?? USUAL_TIME_ZONE, new Date());
const SHOWN = { state: 'shown', madeFor: today, leads: 1247 } as const;
const NONE = { state: 'none', madeFor: null, leads: 0 } as const;
const GONE = { ...NONE, state: 'removed' } as const;

it('says that all is made up, and removes it with one action', async () => {
  let now: typeof SHOWN | typeof GONE = SHOWN;
  const remove = () => {
    now = GONE;
    return GONE;
  };
  const { user, api } = renderPart(<SampleBar fills />, {
    session: sessionAs('agent'),
    answers: { sampleOperations: { get: () => now, remove } },
  });
  await screen.findByText(text.badge);
  await user.click(screen.getByRole('button', { name: text.remove }));
  await waitFor(() => expect(screen.queryByText(text.badge)).toBeNull());
  expect(api.sentTo('sampleOperations.remove')).toHaveLength(1);
});

it('fills a new workspace for a member who came to work, once', async () => {
  let now: typeof SHOWN | typeof NONE = NONE;
  const show = () => {
    now = SHOWN;
    return SHOWN;
  };
  const { api } = renderPart(<SampleBar fills />, {
    session: sessionAs('agent'),
    answers: { sampleOperations: { get: () => now, show } },
  });
  await screen.findByText(text.badge);
  expect(api.sentTo('sampleOperations.show')).toHaveLength(1);
});

it('keeps an empty screen back while it is being filled, and shows it when it cannot be', async () => {
  let finish: (refused: boolean) => void = () => undefined;
  const show = () =>
    new Promise<typeof SHOWN>((resolve, reject) => {
      finish = (refused) => (refused ? reject(new Refusal('CONFLICT')) : resolve(SHOWN));
    });
  let now: typeof SHOWN | typeof NONE = NONE;
  const screenBelow = () => screen.getByText('No leads yet').parentElement;
  const filled = (
    <SampleBar fills waiting={<p>Loading</p>}>
      <p>No leads yet</p>
    </SampleBar>
  );
  const options = { session: sessionAs('agent'), answers: { sampleOperations: { get: () => now, show } } };
  const first = renderPart(filled, options);
  await waitFor(() => expect(first.api.sentTo('sampleOperations.show')).toHaveLength(1));
  expect(screenBelow()?.className).toBe('hidden');
  screen.getByText('Loading');
  now = SHOWN;
  finish(false);
  await waitFor(() => expect(screenBelow()?.className).toBe('contents'));
  expect(screen.queryByText('Loading')).toBeNull();
  first.unmount();
  now = NONE;
  const second = renderPart(filled, options);
  await waitFor(() => expect(second.api.sentTo('sampleOperations.show')).toHaveLength(1));
  finish(true);
  await waitFor(() => expect(screenBelow()?.className).toBe('contents'));
});

it('moves on what was made for another day', async () => {
  const { api } = renderPart(<SampleBar fills />, {
    session: sessionAs('agent'),
    answers: { sampleOperations: { get: () => ({ ...SHOWN, madeFor: '2020-01-01' }), show: () => SHOWN } },
  });
  await waitFor(() => expect(api.sentTo('sampleOperations.show')).toHaveLength(1));
});

it('says nothing where people are real, and makes nothing at home or for somebody who only looks', async () => {
  const { api, unmount } = renderPart(<SampleBar fills={false} />, {
    session: sessionAs('agent'),
    answers: { sampleOperations: { get: () => NONE } },
  });
  await waitFor(() => expect(api.sentTo('sampleOperations.get')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: text.label })).toBeNull();
  unmount();
  const viewer = renderPart(<SampleBar fills />, {
    session: sessionAs('viewer'),
    answers: { sampleOperations: { get: () => NONE } },
  });
  await waitFor(() => expect(viewer.api.sentTo('sampleOperations.get')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: text.label })).toBeNull();
});

it('goes on where a visitor left the page while it was made: all is read again once it is there', async () => {
  sampleAsked.begin();
  let now: typeof SHOWN | typeof NONE = NONE;
  const { api } = renderPart(<SampleBar fills />, {
    session: sessionAs('owner', { visitor: true }),
    answers: { sampleOperations: { get: () => now } },
  });
  await screen.findByRole('button', { name: text.showing });
  now = SHOWN;
  await screen.findByText(text.badge);
  await waitFor(() => expect(api.sentTo('account.session').length).toBeGreaterThan(1));
  expect(api.sentTo('sampleOperations.show')).toEqual([]);
  expect(sampleAsked.isUnderWay()).toBe(false);
});

it('asks a visitor first, and says when it cannot be made', async () => {
  const { user, api } = renderPart(<SampleBar fills />, {
    session: null,
    answers: {
      sampleOperations: {
        show: () => {
          throw new Refusal('CONFLICT');
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: text.show }));
  await waitFor(() => expect(api.sentTo('sampleOperations.show')).toHaveLength(1));
});

it('leaves what was made today by the workspace’s clocks, whatever day the browser has', async () => {
  // Past midnight in Brisbane, the afternoon before by universal time.
  vi.setSystemTime('2026-11-19T15:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const { api } = renderPart(<SampleBar fills />, {
    session: sessionAs('agent'),
    answers: { sampleOperations: { get: () => ({ ...SHOWN, madeFor: '2026-11-20' }), show: () => SHOWN } },
  });
  await screen.findByText(text.badge);
  expect(api.sentTo('sampleOperations.show')).toHaveLength(0);
});
