import type { DataSource } from '@propguard/protocol/installation';
import { expect, it } from 'vitest';
import { sampleSummary } from './sample-summary.ts';

const source = (name: string, sample: boolean): DataSource => ({
  key: name,
  name,
  sample,
  what: '',
  licence: '',
  attribution: '',
  url: null,
  rows: 1,
});

it('names what is made up, and nothing else', () => {
  const sources = [
    source('Sample listings', true),
    source('Inter', false),
    source('Sample hazard areas', true),
  ];
  expect(sampleSummary(sources)).toBe('Listings and hazard areas');
});

it('is silent when all is real', () => {
  expect(sampleSummary([source('Inter', false)])).toBeNull();
});
