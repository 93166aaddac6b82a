import type { SentimentReply } from '@propguard/protocol/sentiment';
import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../test/render-screen.tsx';
import { text } from '../text.ts';
import { SentimentCard } from './sentiment-card.tsx';

type Reply = UseQueryResult<SentimentReply>;

const NOT_ASKED = {
  status: 'pending',
  fetchStatus: 'idle',
  data: undefined,
  error: null,
} as unknown as Reply;

const replyOf = (confidence: number): Reply =>
  ({
    status: 'success',
    fetchStatus: 'idle',
    error: null,
    data: {
      sentiment_analysis: {
        sentiment: 0.4,
        details: { score: 0.4, magnitude: 1, confidence, keywords: [], parts: [] },
        location: 'New Farm',
        type: null,
        sample: true,
        summary: 'Prices are rising.',
      },
    },
  }) as unknown as Reply;

/** What stands beside the words, and the bar under them. */
const shownConfidence = () => {
  const line = screen.getByText(text.sentiment.confidence);
  const bar = line.nextElementSibling?.firstElementChild as HTMLElement | null | undefined;
  return { figure: line.querySelector('span')?.textContent, width: bar?.style.width ?? null };
};

it.each([0.82, 0.3])(
  'CORE-SENT-05: the Market Confidence bar is as long as its figure says: %s',
  (confidence) => {
    renderPart(<SentimentCard property={NOT_ASKED} market={replyOf(confidence)} isWaiting={false} />);
    expect(shownConfidence()).toEqual({ figure: `${confidence * 100}%`, width: `${confidence * 100}%` });
  },
);

it('CORE-SENT-05: where nothing was asked, the bar is there and has no figure', () => {
  renderPart(<SentimentCard property={NOT_ASKED} market={NOT_ASKED} isWaiting={false} />);
  expect(shownConfidence()).toEqual({ figure: '–', width: null });
  screen.getByText(text.empty.sentiment);
});
