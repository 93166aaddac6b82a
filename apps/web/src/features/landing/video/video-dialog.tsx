import { startTour } from '../../../lib/tour-progress.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { text } from '../text.ts';

const words = text.video;
const FOLDER = '/demo';

/** The product in under a minute, filmed from itself (scripts/demo-video); beside it the tour through the real one. */
export function VideoDialog({ onClose }: { onClose: () => void }) {
  const takeTour = () => {
    onClose();
    startTour();
  };
  return (
    <Dialog
      size="lg"
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.about}
      footer={
        <>
          <Button onClick={takeTour}>{words.tour}</Button>
          <Button kind="primary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <video
        controls
        autoPlay
        muted
        playsInline
        poster={`${FOLDER}/poster.webp`}
        aria-label={words.title}
        className="aspect-video w-full rounded-1 border border-line bg-sunken"
      >
        <source src={`${FOLDER}/demo.webm`} type="video/webm" />
        <track default kind="captions" srcLang="en" label={words.captions} src={`${FOLDER}/captions.vtt`} />
        {words.cannot}
      </video>
    </Dialog>
  );
}
