import { Button } from '../../../ui/controls/button.tsx';
import { closing } from '../content.ts';
import { text } from '../text.ts';
import { SectionTitle } from './section-title.tsx';

/** CORE-LAND-22 */
export function ClosingSection({ onScheduleCall }: { onScheduleCall: () => void }) {
  return (
    <section className="mx-auto flex max-w-300 flex-wrap items-end gap-x-10 gap-y-6 px-4 pb-16 md:px-8 md:pb-22">
      <div className="min-w-0">
        <SectionTitle>{closing.title}</SectionTitle>
        <p className="mt-4 max-w-[52ch] text-16 text-muted">{closing.lead}</p>
      </div>
      <Button kind="primary" size="lg" onClick={onScheduleCall} className="md:ml-auto">
        {text.scheduleCall}
      </Button>
    </section>
  );
}
