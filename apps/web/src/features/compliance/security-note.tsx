import { shortDay } from '@propguard/rules/formats/days';
import { Home } from 'lucide-react';
import { propertyPath } from '../../routes/analyse.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { text } from './text.ts';

interface SecurityNoteProps {
  home: string;
  propertyId: string | null;
  valuationOn: string | null;
}

/** Which home the loan is on, and the way back to it. */
export function SecurityNote({ home, propertyId, valuationOn }: SecurityNoteProps) {
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
      {valuationOn === null ? undefined : text.lending.valued(shortDay(valuationOn))}
    </Alert>
  );
}
