import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import { OWN_LISTING_PHOTOS_MAX } from '@propguard/rules/own-listings/own-listing-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Star, Trash2 } from 'lucide-react';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { sendParts } from '../../parts/uploads/send-parts.ts';
import { useFileUpload } from '../../parts/uploads/use-file-upload.ts';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { photoSource } from './looks.tsx';
import { text } from './text.ts';

const words = text.detail;
const PICTURES = '.jpg,.jpeg,.png,.webp';

/** Its photos in their order; the first is what lists and pages show. */
export function PhotosCard({ listing }: { listing: OwnListingDetail }) {
  const { id, photos } = listing;
  const { meets } = useSession();
  const mayChange = meets('agent');
  const queryClient = useQueryClient();
  const renew = () => void queryClient.invalidateQueries({ queryKey: api.ownListings.key() });
  const arrange = useMutation(
    api.ownListings.setPhotos.mutationOptions({
      onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
      onSettled: renew,
    }),
  );
  const ids = photos.map((photo) => photo.id);
  const { upload, error, send, cancel } = useFileUpload(async (file, sending) => {
    const { signal } = sending;
    const announced = await apiClient.media.announce(
      { fileName: file.name, sizeBytes: file.size },
      { signal },
    );
    await sendParts({ purpose: 'media', id: announced.id }, file, sending);
    const kept = await apiClient.media.store({ id: announced.id }, { signal });
    await apiClient.ownListings.setPhotos({ id, photos: [...ids, kept.id] }, { signal });
  }, renew);
  return (
    <Card title={words.photos} subtitle={mayChange ? words.photosText : undefined}>
      {photos.length > 0 ? (
        <ul aria-label={words.photos} className="mb-4 grid grid-cols-2 gap-2 md:grid-cols-3">
          {photos.map((photo, at) => (
            <li key={photo.id} className="relative">
              <img
                src={photoSource(id, photo.id, at === 0 ? 'full' : 'small')}
                alt={words.photoOf(at + 1)}
                loading="lazy"
                className="aspect-3/2 w-full rounded-1 border border-line object-cover"
              />
              {mayChange ? (
                <span className="absolute end-1 top-1 flex gap-1 rounded-1 bg-surface">
                  {at === 0 ? null : (
                    <IconButton
                      icon={Star}
                      size="sm"
                      label={`${words.first}: ${words.photoOf(at + 1)}`}
                      onClick={() =>
                        arrange.mutate({ id, photos: [photo.id, ...ids.filter((one) => one !== photo.id)] })
                      }
                    />
                  )}
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={`${words.removePhoto}: ${words.photoOf(at + 1)}`}
                    onClick={() => arrange.mutate({ id, photos: ids.filter((one) => one !== photo.id) })}
                  />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <ErrorState title={words.notSent}>{fieldErrorsOf(error)[0]?.message ?? errorText(error)}</ErrorState>
      ) : null}
      {upload ? (
        <ProgressCard
          title={words.sendingPhoto(upload.file.name)}
          done={upload.sentBytes}
          total={upload.file.size}
          countText=""
          onCancel={cancel}
          cancelLabel={text.file.cancel}
        />
      ) : null}
      {mayChange && !upload && photos.length < OWN_LISTING_PHOTOS_MAX ? (
        <FileDrop label={words.addPhoto} hint={words.photoHint} accept={PICTURES} onFile={send} />
      ) : null}
      {!mayChange && photos.length === 0 ? <p className="text-13 text-muted">{text.noPhoto}</p> : null}
    </Card>
  );
}
