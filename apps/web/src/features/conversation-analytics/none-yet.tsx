import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { From } from './queries.ts';
import { text } from './text.ts';

/** Nobody wrote yet: where people come from is the next thing to do. What Sensay has, only Sensay can change. */
export function NoneYet({ from, title }: { from: From; title: string }) {
  if (from === 'sensay') return <EmptyState title={title} />;
  return (
    <EmptyState title={title}>
      {text.noneYet} <TextLink to={SCREENS.channels.path}>{text.connect}</TextLink>
    </EmptyState>
  );
}
