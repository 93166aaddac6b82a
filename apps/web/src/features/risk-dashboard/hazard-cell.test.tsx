import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { HazardCell } from './hazard-cell.tsx';

const NONE = { flood: null, fire: null, coastalErosion: null, subsidence: null };

it.each([
  [{ ...NONE, flood: 0.62, fire: 0.05 }, '62% Medium'],
  [{ ...NONE, flood: 0.05, fire: 0.05 }, 'Not mapped'],
  [NONE, 'No data'],
])('the highest hazard of %o is %s', (hazards, shown) => {
  renderPart(<HazardCell hazards={hazards} />);
  screen.getByText(shown);
});
