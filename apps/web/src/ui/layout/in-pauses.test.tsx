import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InPauses } from './in-pauses.tsx';

it('draws one part after the other, in their order, and follows what they become', async () => {
  const seen: string[] = [];
  const Part = ({ name }: { name: string }) => {
    if (!seen.includes(name)) seen.push(name);
    return <p>{name}</p>;
  };
  const parts = (last: string) => (
    <InPauses>
      <Part name="one" />
      {null}
      <Part name="two" />
      <Part name={last} />
    </InPauses>
  );
  const { rerender } = render(parts('three'));
  expect(screen.queryByText('one')).toBeNull();
  await screen.findByText('one');
  expect(screen.queryByText('three')).toBeNull();
  await screen.findByText('three');
  expect(seen).toEqual(['one', 'two', 'three']);
  rerender(parts('four'));
  await waitFor(() => screen.getByText('four'));
});
