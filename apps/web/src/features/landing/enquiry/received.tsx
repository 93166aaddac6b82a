import type { ReceivedEnquiry } from '@propguard/protocol/enquiries';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { text } from '../text.ts';

interface ReceivedProps {
  title: string;
  /** The day and time that were booked. */
  when?: string | undefined;
  /** What names it on the phone, where it is changed, and whether a letter says so. */
  receipt: ReceivedEnquiry;
  onClose: () => void;
}

/** In the place of the form, so that nobody wonders whether it went out. */
export function Received({ title, when, receipt: { code, path, mailed }, onClose }: ReceivedProps) {
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
      <p className="max-w-[48ch] text-muted">{mailed ? text.enquiry.mailed : text.enquiry.received}</p>
      {path ? (
        <p className="max-w-[48ch] text-muted">
          {mailed ? null : `${text.enquiry.keepLink} `}
          <TextLink to={path}>{text.enquiry.change}</TextLink>
        </p>
      ) : null}
      <Button className="mt-3" onClick={onClose}>
        {text.enquiry.close}
      </Button>
    </div>
  );
}
