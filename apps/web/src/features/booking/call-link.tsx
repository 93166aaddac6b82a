import { phoneText } from '@propguard/rules/people/phone-text';
import { text } from './public-text.ts';

/** Whom to call on the day: one touch on a phone. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone}`}
      className="touch-area block text-13 font-normal text-accent tabular-nums underline"
    >
      {text.call(phoneText(phone))}
    </a>
  );
}
