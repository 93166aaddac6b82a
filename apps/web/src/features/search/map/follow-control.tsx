import { Search } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { text } from '../text.ts';

interface FollowControlProps {
  follows: boolean;
  onFollow: (follows: boolean) => void;
  /** Given where the map shows another area than was searched. */
  onSearchHere: (() => void) | undefined;
}

export function FollowControl({ follows, onFollow, onSearchHere }: FollowControlProps) {
  return (
    <div className="pointer-events-none absolute inset-x-16 top-3 max-sm:right-12 z-1 flex flex-wrap justify-center gap-2 *:pointer-events-auto">
      <span className="inline-flex min-h-7.5 items-center rounded-2 border border-rule bg-surface px-2.5 text-13 font-medium touch:px-3">
        <Checkbox
          label={text.map.follow}
          checked={follows}
          onCheckedChange={(checked) => onFollow(checked === true)}
        />
      </span>
      {onSearchHere ? (
        <Button kind="primary" size="sm" icon={Search} onClick={onSearchHere}>
          {text.map.here}
        </Button>
      ) : null}
    </div>
  );
}
