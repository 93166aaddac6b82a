import { sealedLetter } from './sealed-letter.ts';
import { text } from './text.ts';

/** As a mail program shows it. The frame may do nothing: its links are followed from the text. */
export function LetterPreview({ subject, html }: { subject: string; html: string }) {
  return (
    <iframe
      title={text.detail.preview(subject)}
      sandbox=""
      srcDoc={sealedLetter(html)}
      className="h-120 w-full rounded-2 border border-line bg-page"
    />
  );
}
