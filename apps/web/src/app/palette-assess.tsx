import { ScanSearch } from 'lucide-react';
import { questionPath } from '../routes/analyse.ts';
import { PaletteGroup, PaletteLine } from './palette-line.tsx';
import { paletteText } from './palette-text.ts';

/** A number and the beginning of a street's name. */
const LIKE_AN_ADDRESS = /\d+[a-z]?\s+[a-z]{2}/i;

interface PaletteAssessProps {
  query: string;
  onGo: (path: string) => void;
}

/** What looks like an address can be assessed from anywhere. */
export function PaletteAssess({ query, onGo }: PaletteAssessProps) {
  const address = query.trim();
  if (!LIKE_AN_ADDRESS.test(address)) return null;
  return (
    <PaletteGroup heading={paletteText.assess}>
      <PaletteLine id="assess" icon={ScanSearch} onSelect={() => onGo(questionPath(address))}>
        {address}
      </PaletteLine>
    </PaletteGroup>
  );
}
