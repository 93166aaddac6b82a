import './toaster.css';
import { TOAST_DURATION_MS, TOAST_VISIBLE } from '@propguard/rules/interface/defaults';
import { Toaster as SonnerToaster } from 'sonner';

/** Above the assistant's launcher, never over a form. */
const DESKTOP_OFFSET = { right: 24, bottom: 96 };
const PHONE_OFFSET = { left: 16, right: 16, bottom: 88 };

export function Toaster({ label = 'Notifications' }: { label?: string }) {
  return (
    <SonnerToaster
      position="bottom-right"
      dir="ltr"
      duration={TOAST_DURATION_MS}
      visibleToasts={TOAST_VISIBLE}
      gap={8}
      style={{ fontFamily: 'var(--sans)' }}
      expand
      offset={DESKTOP_OFFSET}
      mobileOffset={PHONE_OFFSET}
      containerAriaLabel={label}
      toastOptions={{ unstyled: true, className: 'w-full md:w-90' }}
    />
  );
}
