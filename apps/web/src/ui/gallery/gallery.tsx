import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { GALLERY_TEXT, type GalleryImage, type GalleryText, stepFrom } from './gallery-model.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { Lightbox } from './lightbox.tsx';
import { useSteps } from './use-steps.ts';

interface GalleryProps {
  /** What the pictures are of. */
  label: string;
  images: readonly GalleryImage[];
  /** Held by the caller, usually in the address. */
  index: number;
  onIndexChange: (index: number) => void;
  enlarged: boolean;
  onEnlargedChange: (enlarged: boolean) => void;
  /** Beside the caption: what sort of pictures these are. */
  note?: ReactNode;
  text?: Partial<GalleryText>;
}

/** One picture at a time with the others below it: by button, arrow key or swipe, and on the whole screen. */
export function Gallery(props: GalleryProps) {
  const { label, images, index, onIndexChange, enlarged, onEnlargedChange, note } = props;
  const text = { ...GALLERY_TEXT, ...props.text };
  const step = (by: number) => onIndexChange(stepFrom(index, by, images.length));
  const steps = useSteps(step);
  const enlarger = useRef<HTMLButtonElement>(null);
  const image = images[index];
  if (image === undefined) return null;
  return (
    <section aria-label={label} className="overflow-hidden rounded-2 border border-line bg-surface">
      <div {...steps} className="relative touch-pan-y">
        <button
          ref={enlarger}
          type="button"
          aria-label={`${text.enlarge}: ${image.caption}`}
          onClick={() => onEnlargedChange(true)}
          className="block w-full cursor-zoom-in! focus-visible:-outline-offset-4"
        >
          <GalleryPicture
            image={image}
            failedText={text.failed}
            fit="cover"
            first
            className="aspect-3/2 w-full select-none"
          />
        </button>
        <IconButton
          icon={ChevronLeft}
          label={text.previous}
          onClick={() => step(-1)}
          className="absolute top-1/2 left-3 -translate-y-1/2 print-hidden"
        />
        <IconButton
          icon={ChevronRight}
          label={text.next}
          onClick={() => step(1)}
          className="absolute top-1/2 right-3 -translate-y-1/2 print-hidden"
        />
        <span className="pointer-events-none absolute top-3 right-3 grid size-8 place-items-center rounded-2 border border-line bg-surface print-hidden">
          <Icon of={Maximize2} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2.5 text-13 md:px-5">
        <p role="status" className="font-medium">
          {image.caption}
          <span className="ml-2 font-normal text-muted tabular-nums">
            {text.position(index + 1, images.length)}
          </span>
        </p>
        {note}
        <Thumbnails images={images} index={index} label={text.pictures} onChoose={onIndexChange} />
      </div>
      {enlarged ? (
        <Lightbox
          images={images}
          index={index}
          onIndexChange={onIndexChange}
          onClose={() => onEnlargedChange(false)}
          returnTo={enlarger}
          text={text}
        />
      ) : null}
    </section>
  );
}

interface ThumbnailsProps {
  images: readonly GalleryImage[];
  index: number;
  label: string;
  onChoose: (index: number) => void;
}

function Thumbnails({ images, index, label, onChoose }: ThumbnailsProps) {
  return (
    <ul aria-label={label} className="ml-auto flex gap-2 print-hidden">
      {images.map((image, at) => (
        <li key={image.id}>
          <button
            type="button"
            aria-label={image.caption}
            aria-current={at === index}
            onClick={() => onChoose(at)}
            className={clsx(
              'block h-11 w-16 overflow-hidden rounded-1 border',
              at === index ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-control',
            )}
          >
            <img
              src={image.src}
              alt=""
              width={96}
              height={64}
              loading="lazy"
              className="size-full bg-sunken object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
