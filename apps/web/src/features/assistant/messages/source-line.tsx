import type { AssistantSource } from '@propguard/protocol/assistant-turns';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { text } from '../text.ts';

const LOOK =
  'inline-grid h-4 min-w-4 place-items-center rounded-1 bg-accent-soft px-1 text-[10.5px] leading-none font-semibold text-accent';

/** The small number behind a sentence; the source below has the same. */
export const Citation = ({ number }: { number: number }) => <sup className={`${LOOK} ms-0.5`}>{number}</sup>;

export function SourceLine({ sources }: { sources: readonly AssistantSource[] }) {
  if (sources.length === 0) return null;
  return (
    <ol aria-label={text.turn.sources} className="flex flex-wrap gap-x-3.5 gap-y-1.5 text-12 text-muted">
      {sources.map((source, at) => (
        <li key={source.id} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={LOOK}>
            {at + 1}
          </span>
          <Popover
            label={source.title}
            trigger={
              <button
                type="button"
                className="touch-area rounded-1 text-start underline decoration-faint underline-offset-3 hover:text-ink"
              >
                {source.title}
              </button>
            }
          >
            <p className="font-semibold">{source.title}</p>
            <p dir="auto" className="mt-1.5 text-13 text-muted whitespace-pre-line">
              {source.text}
            </p>
            {source.path ? (
              <p className="mt-2 text-13">
                <TextLink to={source.path}>{text.card.open}</TextLink>
              </p>
            ) : null}
          </Popover>
        </li>
      ))}
    </ol>
  );
}
