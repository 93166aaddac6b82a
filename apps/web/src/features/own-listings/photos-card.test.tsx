import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { ownListingOf } from '../../../test/homes.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { PhotosCard } from './photos-card.tsx';
import { text } from './text.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const PHOTO = '00000000-0000-4000-8000-00000000000a';
const SENT = '00000000-0000-4000-8000-00000000000c';
const KEPT = '00000000-0000-4000-8000-00000000000d';
const words = text.detail;
const picture = new File(['a picture'], 'front.jpg', { type: 'image/jpeg' });

const listing = ownListingOf(ID, { photos: [{ id: PHOTO, width: 1600, height: 1000 }] });
const announced = {
  id: SENT,
  fileName: picture.name,
  sizeBytes: picture.size,
  receivedBytes: 0,
  expiresAt: '2026-11-20T00:00:00.000Z',
};
const kept = {
  id: KEPT,
  name: picture.name,
  kind: 'picture' as const,
  mediaType: 'image/jpeg',
  sizeBytes: picture.size,
  sha256: '0'.repeat(64),
  width: 1600,
  height: 1000,
  createdAt: '2026-11-19T00:00:00.000Z',
};

const openCard = (sendPart: () => unknown, store: () => typeof kept = () => kept) =>
  renderPart(<PhotosCard listing={listing} />, {
    session: sessionAs('agent'),
    answers: {
      uploads: { media: { sendPart } } as Answers['uploads'],
      media: { announce: () => announced, store },
      ownListings: { setPhotos: () => listing },
    },
  });

const dropped = () => screen.findByLabelText(words.addPhoto, { selector: 'input' });

it('sends a photo, keeps it, and puts it behind the others', async () => {
  const { api, user } = openCard(() => announced);
  await user.upload(await dropped(), picture);
  await waitFor(() =>
    expect(api.sentTo('ownListings.setPhotos')).toEqual([{ id: ID, photos: [PHOTO, KEPT] }]),
  );
  expect(api.sentTo('media.announce')).toEqual([{ fileName: 'front.jpg', sizeBytes: picture.size }]);
  expect(api.sentTo('media.store')).toEqual([{ id: SENT }]);
});

it('is called off while it is sent: nothing is kept, and another can be chosen', async () => {
  const { api, user } = openCard(() => new Promise(() => {}));
  await user.upload(await dropped(), picture);
  await user.click(await screen.findByRole('button', { name: text.file.cancel }));
  await dropped();
  expect(screen.queryByText(words.notSent)).toBeNull();
  expect(api.sentTo('media.store')).toEqual([]);
  expect(api.sentTo('ownListings.setPhotos')).toEqual([]);
});

it('says why one was not kept', async () => {
  const { user } = openCard(
    () => announced,
    () => {
      throw new Refusal('PAYLOAD_TOO_LARGE');
    },
  );
  await user.upload(await dropped(), picture);
  await screen.findByText(words.notSent);
});

it('offers nothing to whoever may only look', async () => {
  renderPart(<PhotosCard listing={listing} />, { session: sessionAs('viewer') });
  await screen.findByRole('img', { name: words.photoOf(1) });
  expect(screen.queryByLabelText(words.addPhoto, { selector: 'input' })).toBeNull();
});
