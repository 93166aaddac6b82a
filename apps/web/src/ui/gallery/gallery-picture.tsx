import { clsx } from 'clsx';
import { useState } from 'react';
import type { GalleryImage } from './gallery-model.ts';

interface GalleryPictureProps {
  image: GalleryImage;
  failedText: string;
  /** `cover` fills its frame, `contain` shows the whole picture. */
  fit: 'cover' | 'contain';
  /** The picture that the page is first seen by. */
  first?: boolean;
  className?: string;
}

export function GalleryPicture({ image, failedText, fit, first = false, className }: GalleryPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === image.src) {
    return (
      <span className={clsx('grid place-items-center bg-sunken p-4 text-13 text-muted', className)}>
        {failedText}
      </span>
    );
  }
  return (
    <img
      src={image.src}
      alt={image.alt}
      width={960}
      height={640}
      draggable={false}
      fetchPriority={first ? 'high' : 'auto'}
      onError={() => setFailedSrc(image.src)}
      className={clsx(fit === 'cover' ? 'bg-sunken object-cover' : 'object-contain', className)}
    />
  );
}
