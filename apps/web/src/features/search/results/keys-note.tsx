import { Keyboard } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Kbd } from '../../../ui/controls/kbd.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { text } from '../text.ts';

/** Which keys the list answers to; of no use to fingers. */
export function KeysNote() {
  return (
    <Popover
      label={text.keys.title}
      trigger={
        <IconButton icon={Keyboard} label={text.keys.title} kind="ghost" size="sm" className="touch:hidden" />
      }
    >
      <p className="font-semibold">{text.keys.title}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
        {text.keys.lines.map(({ keys, does }) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
