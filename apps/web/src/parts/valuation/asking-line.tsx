import { type AskingPrice, askingPriceWords, type Estimate } from '@propguard/rules/valuation/asking-price';
import { guideText } from '../properties/listing-words.ts';

interface AskingLineProps {
  asked: AskingPrice;
  estimate: Estimate;
  /** Names the price that is asked. */
  naming: (guide: string) => string;
}

/** What is asked, and where that is on the value's own scale. */
export function AskingLine({ asked, estimate, naming }: AskingLineProps) {
  return (
    <p className="text-13">
      <span className="font-semibold">{naming(guideText(asked))}</span>
      <span className="block text-muted">{askingPriceWords(asked, estimate)}</span>
    </p>
  );
}
