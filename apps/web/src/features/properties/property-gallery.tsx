import type { Property } from '@propguard/protocol/property-records';
import { PHOTO_VIEWS } from '@propguard/rules/properties/photo-views';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { useState } from 'react';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import type { GalleryImage } from '../../ui/gallery/gallery-model.ts';
import { photoUrl } from './photo-url.ts';
import { text } from './text.ts';

function imagesOf(property: Property): GalleryImage[] {
  return PHOTO_VIEWS.map((view) => ({
    id: view,
    src: photoUrl(property, view),
    alt: text.gallery.alt(text.gallery.views[view], TYPE_WORDS[property.type], property.address),
    caption: text.gallery.views[view],
  }));
}

/** The picture on the whole screen lives in the address, `?picture=plan`, so that back closes it. */
export function PropertyGallery({ property }: { property: Property }) {
  const { params, change } = useAddressParams();
  const [chosen, setChosen] = useState(0);
  const enlarged = (PHOTO_VIEWS as readonly (string | null)[]).indexOf(params.get('picture'));
  const isEnlarged = enlarged >= 0;
  const index = isEnlarged ? enlarged : chosen;
  const choose = (next: number) => {
    setChosen(next);
    if (isEnlarged) change({ picture: PHOTO_VIEWS[next] ?? null }, { replace: true });
  };
  const enlarge = (open: boolean) => {
    setChosen(index);
    change({ picture: open ? (PHOTO_VIEWS[index] ?? null) : null }, { replace: !open });
  };
  return (
    <Gallery
      label={text.gallery.label(property.address)}
      images={imagesOf(property)}
      index={index}
      onIndexChange={choose}
      enlarged={isEnlarged}
      onEnlargedChange={enlarge}
      note={<span className="text-muted">{text.gallery.note}</span>}
      text={{ failed: text.gallery.failed }}
    />
  );
}
