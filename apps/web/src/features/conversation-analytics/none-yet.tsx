import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { text } from './text.ts';

/** Nobody wrote yet: where people come from is the next thing to do. */
export function NoneYet({ title }: { title: string }) {
  return (
    <EmptyState title={title}>
      {text.noneYet} <TextLink to={SCREENS.channels.path}>{text.connect}</TextLink>
    </EmptyState>
  );
}
