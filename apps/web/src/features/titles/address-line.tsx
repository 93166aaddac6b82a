import { abbreviatedAddress } from '@propguard/rules/titles/field-shapes';
import { CopyButton } from '../../ui/controls/copy-button.tsx';

interface AddressLineProps {
  address: string;
  copyLabel: string;
}

/** An address, short, with the whole of it to copy. */
export function AddressLine({ address, copyLabel }: AddressLineProps) {
  return (
    <span className="inline-flex items-center gap-1">
      <span className="font-mono text-12" title={address}>
        {abbreviatedAddress(address)}
      </span>
      <CopyButton compact text={address} label={copyLabel} />
    </span>
  );
}
