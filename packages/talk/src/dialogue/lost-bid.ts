import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';

const LOST = /\b(?:outbid|missed out|lost (?:it|out|the (?:auction|house|home|place|unit|bid)))\b/u;
const SOLD = /\b(?:went|sold|gone|go) (?:for|at|over|above)\b/u;
const ASKS = /\?|\b(?:how much|what|which|can (?:i|we)|could (?:i|we)|should (?:i|we))\b/u;

/** 'Lost it, went for 941': a price that somebody else paid, told and not asked about. Nothing is worked out of it. */
export const isLostBid = (heard: Understanding): boolean => {
  const text = plainText(heard.text);
  return LOST.test(text) && SOLD.test(text) && !ASKS.test(text);
};
