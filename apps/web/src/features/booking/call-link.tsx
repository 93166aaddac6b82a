import { leftToRight } from '@propguard/rules/languages/left-to-right';
import { phoneText } from '@propguard/rules/people/phone-text';
import { useSpoken } from './languages/spoken.tsx';

/** Whom to call on the day: one touch on a phone. */
export function CallLink({ phone }: { phone: string }) {
  const { text, language } = useSpoken();
  return (
    <a
      href={`tel:${phone}`}
      dir="auto"
      className="touch-area block text-13 font-normal text-accent tabular-nums underline"
    >
      {text.call({ phone: leftToRight(language, phoneText(phone)) })}
    </a>
  );
}
