import { shortDay } from '@propguard/rules/formats/days';
import { wholeAud } from '@propguard/rules/formats/money';
import { Home } from 'lucide-react';
import { propertyPath } from '../../routes/analyse.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';

interface SecurityNoteProps {
  home: string;
  propertyId: string | null;
  valuationOn: string | null;
  /** What is asked for it, where it is for sale. */
  askedAud: number | null;
}

/** Which home the loan is on, and the way back to it. */
export function SecurityNote({ home, propertyId, valuationOn, askedAud }: SecurityNoteProps) {
  const filledIn = [
    ...(valuationOn === null ? [] : [text.lending.valued(shortDay(valuationOn))]),
    ...(askedAud === null ? [] : [text.lending.asked(wholeAud(askedAud))]),
  ];
  return (
    <Alert
      icon={Home}
      title={text.lending.onHome(home)}
      action={
        propertyId === null ? undefined : (
          <LinkButton size="sm" to={propertyPath(propertyId)}>
            {text.lending.toHome}
          </LinkButton>
        )
      }
    >
      {filledIn.length === 0 ? undefined : filledIn.join(' ')}
    </Alert>
  );
}
