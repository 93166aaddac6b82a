import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { useSpoken } from './languages/spoken.tsx';

/** Of a link that is shown once: into the clipboard. */
export function CopyLink({ link }: { link: string }) {
  const { text } = useSpoken();
  return (
    <CopyButton text={link} label={text.copyLink} copiedLabel={text.copied} failedLabel={text.notCopied} />
  );
}
