import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { text } from '../text.ts';

interface ReceivedProps {
  title: string;
  /** The day and time that were booked. */
  when?: string | undefined;
  /** What names it on the phone. */
  code?: string | null | undefined;
  onClose: () => void;
}

/** In the place of the form, so that nobody wonders whether it went out. */
export function Received({ title, when, code, onClose }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid justify-items-start gap-2 py-2">
      <Icon of={Check} size={24} className="text-positive" />
      <h3 ref={heading} tabIndex={-1} className="text-16 outline-none">
        {title}
      </h3>
      {when ? <p className="font-medium">{when}</p> : null}
      {code ? (
        <p>
          {text.enquiry.code} <span className="font-mono">{code}</span>
        </p>
      ) : null}
      <p className="max-w-[48ch] text-muted">{text.enquiry.received}</p>
      <Button className="mt-3" onClick={onClose}>
        {text.enquiry.close}
      </Button>
    </div>
  );
}
