import { House } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/controls/icon.tsx';

/** What a home looks like, small; a house in its place where there is no picture. */
export function HomePicture({ source }: { source: string | null }) {
  const [isMissing, setMissing] = useState(source === null);
  return (
    <span className="grid h-10.5 w-14 flex-none place-items-center overflow-hidden rounded-1 bg-sunken">
      {isMissing ? (
        <Icon of={House} className="text-faint" />
      ) : (
        <img
          src={source ?? ''}
          alt=""
          loading="lazy"
          onError={() => setMissing(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
