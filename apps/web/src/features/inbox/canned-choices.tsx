import { OptionList } from '../../ui/controls/option-list.tsx';
import { text } from './text.ts';
import type { useCanned } from './use-canned.ts';

/** Above the field, which keeps the focus: arrows walk, Enter or a touch takes one. */
export function CannedChoices({ canned }: { canned: ReturnType<typeof useCanned> }) {
  const { fitting, walk, choose, isMissed } = canned;
  if (isMissed) return <p className="px-2 text-12 text-muted">{text.canned.none}</p>;
  if (fitting.length === 0) return null;
  return (
    <OptionList
      walk={walk}
      label={text.canned.title}
      pointerWalks
      onChoose={choose}
      className="max-h-40"
      options={fitting.map(({ id, shortcut, text: reply }) => ({
        id,
        content: (
          <>
            <b className="flex-none font-semibold">{shortcut}</b>
            <span dir="auto" className="truncate text-muted">
              {reply}
            </span>
          </>
        ),
      }))}
    />
  );
}
