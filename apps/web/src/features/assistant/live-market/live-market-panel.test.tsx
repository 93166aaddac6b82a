import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';
import { LiveMarketPanel } from './live-market-panel.tsx';

const words = text.live;

function openPanel(at = '/sensay') {
  let isBroken = false;
  let isOverviewBroken = false;
  const answer = <Reply,>(location: string, reply: Reply): Reply => {
    if (location === 'Atlantis') throw new Refusal('NOT_FOUND');
    if (isBroken) throw new Refusal('INTERNAL');
    return reply;
  };
  const rendered = renderPart(<LiveMarketPanel />, {
    at,
    answers: {
      market: {
        snapshot: ({ location }) => {
          if (isOverviewBroken) throw new Refusal('INTERNAL');
          return answer(location, {
            location,
            type: null,
            basis: [
              { figure: 'growthYoy', region: location, isOwn: true, count: 1820, countOf: 'sales' },
              { figure: 'daysOnMarket', region: 'Victoria', isOwn: false, count: 640, countOf: 'listings' },
            ],
            timestamp: '2026-03-01T00:00:00Z',
            priceIndex: 131,
            indexSales: 9_400,
            priceChange: 40_000,
            priceChangePercent: 5,
            inventoryLevel: 210,
            daysOnMarket: 31,
            salesVolume: 900,
            marketVelocity: 0.6,
            confidenceScore: 0.8,
            dataSource: 'Sample sales',
          });
        },
        priceTrend: ({ location }) => answer(location, { location, points: [] }),
        insights: ({ location }) => answer(location, { location, insights: [] }),
      },
    },
  });
  const asked = () => rendered.api.sentTo('market.snapshot') as { location: string }[];
  return {
    ...rendered,
    asked,
    shown: (place: string) => screen.findByRole('heading', { name: `${words.overview}, ${place}` }),
    break: () => {
      isBroken = true;
    },
    breakOverview: () => {
      isOverviewBroken = true;
    },
  };
}

it('shows another place when it is asked for, and the address says which', async () => {
  const { user, asked, shown } = openPanel();
  await shown('Sydney');
  const field = screen.getByRole('textbox', { name: words.location });
  await user.clear(field);
  await user.type(field, ' Perth {Enter}');
  await shown('Perth');
  expect(window.location.search).toBe('?market=Perth');
  expect(asked().map(({ location }) => location)).toEqual(['Sydney', 'Perth']);
});

it('begins with the place in the address, asks for none that is empty, and says when one is unknown', async () => {
  const { user, asked, shown } = openPanel('/sensay?market=Hobart');
  await shown('Hobart');
  const field = screen.getByRole('textbox', { name: words.location });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: words.show }));
  expect(asked()).toHaveLength(1);
  await user.type(field, 'Atlantis');
  await user.click(screen.getByRole('button', { name: words.show }));
  await screen.findByText(words.nothing);
});

it('says from how many each figure was made, and whose it is where it is borrowed', async () => {
  const { shown } = openPanel();
  await shown('Sydney');
  screen.getByText('+$40,000, 1,820 sales');
  screen.getByText('Victoria, 640 listings; too few here');
  screen.getByText('100 six years ago, 9,400 sales since');
  screen.getByText('80%, from 1,820 sales, 640 listings');
});

it('reads everything again when asked, and keeps what it had when that fails', async () => {
  const { user, api, shown, break: breakIt } = openPanel();
  await shown('Sydney');
  breakIt();
  await user.click(screen.getByRole('button', { name: words.refresh }));
  await screen.findByText(words.failed);
  await shown('Sydney');
  for (const call of ['snapshot', 'priceTrend', 'insights'])
    expect(api.sentTo(`market.${call}`)).toHaveLength(2);
});

it('CORE-LIVE-09: warns and shows sample data, marked, when nothing could be read at all', async () => {
  const { user, shown, break: breakIt } = openPanel();
  await shown('Sydney');
  breakIt();
  const field = screen.getByRole('textbox', { name: words.location });
  await user.clear(field);
  await user.type(field, 'Perth{Enter}');
  await screen.findByText(words.failed);
  await screen.findByText(words.demo);
  await shown('Sydney');
});

it('CORE-LIVE-09: where only the overview fails, no demo of another place stands above the trend of this one', async () => {
  const { user, shown, breakOverview } = openPanel();
  await shown('Sydney');
  breakOverview();
  const field = screen.getByRole('textbox', { name: words.location });
  await user.clear(field);
  await user.type(field, 'Perth{Enter}');
  await screen.findByText(words.failed);
  await screen.findByText(words.noOverview('Perth'));
  screen.getByRole('heading', { name: words.trends });
  expect(screen.queryByText(words.demo)).toBeNull();
  expect(screen.queryByRole('heading', { name: `${words.overview}, Sydney` })).toBeNull();
});

it('asks again by itself as often as was chosen, and no more once that is switched off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user, asked, shown } = openPanel();
  await shown('Sydney');
  const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await passes(31);
  await waitFor(() => expect(asked()).toHaveLength(2));
  await user.selectOptions(screen.getByRole('combobox', { name: words.interval }), '300');
  await passes(120);
  expect(asked()).toHaveLength(2);
  await passes(200);
  await waitFor(() => expect(asked()).toHaveLength(3));
  await user.click(screen.getByRole('checkbox', { name: words.autoRefresh }));
  await passes(1000);
  expect(asked()).toHaveLength(3);
});
