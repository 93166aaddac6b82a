import { Check, Clock } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

export function AnsweredBadge({ answered }: { answered: boolean }) {
  return answered ? (
    <Badge tone="positive" icon={Check}>
      {text.answered}
    </Badge>
  ) : (
    <Badge tone="caution" icon={Clock}>
      {text.open}
    </Badge>
  );
}
