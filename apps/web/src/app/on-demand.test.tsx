import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type OnDemand, onDemand } from './on-demand.tsx';

const Chair = () => <p>A chair</p>;

const draw = ({ Component }: OnDemand<object>) =>
  renderToStaticMarkup(
    <Suspense fallback="Waiting">
      <Component />
    </Suspense>,
  );

it('waits while its chunk is on the way', () => {
  expect(draw(onDemand(async () => Chair))).toContain('Waiting');
});

it('is drawn without waiting once its chunk is there', async () => {
  const part = onDemand(async () => Chair);
  await part.preload();
  expect(draw(part)).toBe('<p>A chair</p>');
});

it('asks again for a chunk that failed to come ahead of time', async () => {
  let calls = 0;
  const part = onDemand(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return Chair;
  });
  await part.preload();
  await part.preload();
  expect(draw(part)).toBe('<p>A chair</p>');
});

it('opens within the key or click that asked for it once its chunk is there, else when it has come', async () => {
  const part = onDemand(async () => Chair);
  let opened = 0;
  const open = () => {
    opened += 1;
  };
  part.whenLoaded(open);
  expect(opened).toBe(0);
  await part.preload();
  expect(opened).toBe(1);
  part.whenLoaded(open);
  expect(opened).toBe(2);
});
