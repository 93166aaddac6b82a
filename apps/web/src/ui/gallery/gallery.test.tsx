import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { Gallery } from './gallery.tsx';
import { GALLERY_TEXT as text } from './gallery-model.ts';

const IMAGES = ['Front', 'Kitchen', 'Yard'].map((caption) => ({
  id: caption,
  src: `/${caption}.webp`,
  alt: `The ${caption.toLowerCase()}`,
  caption,
}));

function Shown() {
  const [index, setIndex] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  return (
    <Gallery
      label="Pictures of the home"
      images={IMAGES}
      index={index}
      onIndexChange={setIndex}
      enlarged={enlarged}
      onEnlargedChange={setEnlarged}
    />
  );
}

it('says of a picture that it could not be loaded', () => {
  renderPart(<Shown />);
  fireEvent.error(screen.getByRole('img', { name: 'The front' }));
  expect(screen.getAllByText(text.failed)).toHaveLength(1);
});

it('turns back and forth on the whole screen: before the first comes the last', async () => {
  const { user } = renderPart(<Shown />);
  await user.click(screen.getByRole('button', { name: `${text.enlarge}: Front` }));
  const whole = within(await screen.findByRole('dialog'));
  await user.click(whole.getByRole('button', { name: text.previous }));
  whole.getByRole('heading', { name: 'Yard' });
  await user.click(whole.getByRole('button', { name: text.next }));
  whole.getByRole('heading', { name: 'Front' });
});
