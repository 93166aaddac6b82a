import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FLOATING_LOOK } from '../overlays/floating-look.ts';
import { useFieldControl } from './field-context.ts';
import { Icon, type LucideIcon } from './icon.tsx';
import { inputLook } from './input-look.ts';
import { OptionList } from './option-list.tsx';
import { useOptionWalk } from './use-option-walk.ts';

export interface Suggested {
  id: string;
  label: string;
  /** A quieter second part, at the end of the line. */
  detail?: string;
  icon: LucideIcon;
}

export interface WhichOne {
  question: string;
  options: readonly Suggested[];
}

interface SuggestInputProps {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly Suggested[];
  /** In place of options: that there are none, or why. */
  notice?: string | undefined;
  /** Names the list, and says how many there are. */
  listLabel: string;
  countText: (count: number) => string;
  onChoose: (id: string) => void;
  /** Enter with no option chosen. */
  onSubmit: () => void;
  /** Several are meant as well as each other: Enter asks which, and one of them has to be chosen. */
  mustChoose?: WhichOne | undefined;
  /** What is offered is not yet for what was typed: Enter waits for that. */
  isCatchingUp?: boolean;
  icon: LucideIcon;
  end?: ReactNode;
  placeholder: string;
  maxLength: number;
}

/** A field that offers what one may mean: arrows walk, Enter chooses, Escape closes and a second one empties. */
export function SuggestInput(props: SuggestInputProps) {
  const { value, onValueChange, notice, listLabel, countText, onChoose, onSubmit, mustChoose } = props;
  const { isCatchingUp = false } = props;
  const control = useFieldControl({});
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  /** Enter was pressed, and comes into effect once what is offered has caught up. */
  const [waits, setWaits] = useState(false);
  const asked = asks ? mustChoose : undefined;
  const { options } = asked ?? props;
  const question = asked?.question;
  const walk = useOptionWalk({ ids: options.map(({ id }) => id), fieldIsPlace: true });
  const shown = open && (options.length > 0 || notice !== undefined);

  const close = () => {
    setOpen(false);
    setAsks(false);
    walk.walkTo(null);
  };
  const choose = (id: string) => {
    setWaits(false);
    close();
    onChoose(id);
  };
  const sendWords = () => {
    setWaits(false);
    if (mustChoose !== undefined && options.length > 0) {
      setOpen(true);
      setAsks(true);
    } else {
      close();
      onSubmit();
    }
  };
  const sendLate = useEffectEvent(sendWords);
  useEffect(() => {
    if (waits && !isCatchingUp) sendLate();
  }, [waits, isCatchingUp]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (walk.walkBy(event)) setOpen(true);
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown && walk.activeId !== null) choose(walk.activeId);
      else if (isCatchingUp) setWaits(true);
      else sendWords();
    } else if (event.key === 'Escape') {
      if (shown) {
        // What stands around the field, such as a pane, keeps open.
        event.preventDefault();
        close();
      } else onValueChange('');
    }
  };

  return (
    <div className="relative">
      <span className={inputLook({ size: 'lg' })}>
        <Icon of={props.icon} className="text-muted" />
        <input
          {...control}
          {...walk.fieldProps(shown)}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setAsks(false);
            setWaits(false);
            walk.walkTo(null);
            onValueChange(event.target.value);
          }}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none"
        />
        {props.end}
      </span>
      <p role="status" className="sr-only">
        {shown ? (question ?? notice ?? countText(options.length)) : ''}
      </p>
      {shown ? (
        <div className={clsx(FLOATING_LOOK, 'absolute inset-x-0 top-full mt-1.5 overflow-hidden')}>
          {options.length === 0 ? <p className="px-4 py-3 text-13 text-muted">{notice}</p> : null}
          {question ? (
            <p className="border-b border-line px-4 py-2.5 text-13 font-medium">{question}</p>
          ) : null}
          <OptionList
            walk={walk}
            label={listLabel}
            options={options.map((option) => ({ id: option.id, content: <SuggestedLine option={option} /> }))}
            onChoose={choose}
            className="max-h-90"
            lineClassName="min-h-10 hover:bg-hover"
          />
        </div>
      ) : null}
    </div>
  );
}

function SuggestedLine({ option }: { option: Suggested }) {
  return (
    <>
      <Icon of={option.icon} className="text-muted" />
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.detail ? (
        <span className="flex-none text-12 text-muted max-sm:hidden">{option.detail}</span>
      ) : null}
    </>
  );
}
