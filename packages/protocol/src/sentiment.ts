import { ANALYSED_TYPES } from '@propguard/rules/market/property-types';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { MarketLocation } from './market.ts';
import { Sentiment } from './market-figures.ts';
import { sessionRoute } from './route.ts';

const LONGEST_TEXT = 5000;

/** CORE-ENT-14. `sentiment` is null where neither a figure nor a word speaks. */
export const SentimentReply = z.object({
  sentiment_analysis: z.object({
    sentiment: z.number().min(-1).max(1).nullable(),
    details: Sentiment.nullable(),
    location: z.string().nullable().describe('The place whose figures were used.'),
    type: z.enum(PROPERTY_TYPES).nullable().describe('The homes that they are of; null: all types.'),
    sample: z.boolean(),
    summary: z.string(),
  }),
});
export type SentimentReply = z.infer<typeof SentimentReply>;

const tags = ['market'];

export const sentiment = {
  /** CORE-CALL-06. */
  ofProperty: sessionRoute('places:read')
    .route({
      method: 'POST',
      path: '/llm/property-sentiment',
      tags,
      summary: 'What a description, and the market of the place that it names, say about a property',
    })
    .input(
      z.object({
        description: z
          .string()
          .trim()
          .min(1, 'Enter a description.')
          .max(LONGEST_TEXT, `Enter at most ${LONGEST_TEXT} characters.`)
          .describe('An address, a question or the words of a listing.'),
        property_type: z.enum(ANALYSED_TYPES).optional().describe('As for the market.'),
      }),
    )
    .output(SentimentReply),
  /** CORE-CALL-07. */
  ofMarket: sessionRoute('places:read')
    .route({ method: 'POST', path: '/llm/market-sentiment', tags, summary: 'The sentiment of a market' })
    .errors(errorsOf('NOT_FOUND'))
    .input(
      z.object({
        market_data: z.object({
          location: MarketLocation,
          property_type: z
            .enum(ANALYSED_TYPES)
            .optional()
            .describe('The homes whose market it is; all types together where it is left out.'),
          notes: z
            .string()
            .trim()
            .max(LONGEST_TEXT)
            .optional()
            .describe('News or notes to take into account.'),
        }),
      }),
    )
    .output(SentimentReply),
};
