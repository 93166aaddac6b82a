import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { RefObject } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { type GalleryImage, type GalleryText, stepFrom } from './gallery-model.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { useSteps } from './use-steps.ts';

interface LightboxProps {
  images: readonly GalleryImage[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** Has the focus again once it is closed. */
  returnTo: RefObject<HTMLElement | null>;
  text: GalleryText;
}

/** One picture on the whole screen; the arrows and a swipe turn the pages, Escape closes. */
export function Lightbox({ images, index, onIndexChange, onClose, returnTo, text }: LightboxProps) {
  const image = images[index];
  const step = (by: number) => onIndexChange(stepFrom(index, by, images.length));
  const steps = useSteps(step);
  if (image === undefined) return null;
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-page" />
        <Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo.current?.focus();
          }}
          {...steps}
          className="fixed inset-0 z-50 grid animate-appear touch-pan-y grid-rows-[auto_minmax(0,1fr)_auto] outline-none"
        >
          <header className="flex h-bar items-center gap-3 border-b border-line px-4 md:px-7">
            <Title className="min-w-0 truncate text-14">{image.caption}</Title>
            <span role="status" className="ml-auto flex-none text-13 text-muted tabular-nums">
              {text.position(index + 1, images.length)}
            </span>
            <Close asChild>
              <IconButton icon={X} label={text.close} kind="ghost" className="-mr-2" />
            </Close>
          </header>
          <GalleryPicture
            image={image}
            failedText={text.failed}
            fit="contain"
            className="size-full select-none p-4 md:p-7"
          />
          <footer className="flex justify-center gap-2 border-t border-line px-4 py-3">
            <IconButton icon={ChevronLeft} label={text.previous} onClick={() => step(-1)} />
            <IconButton icon={ChevronRight} label={text.next} onClick={() => step(1)} />
          </footer>
        </Content>
      </Portal>
    </Root>
  );
}
