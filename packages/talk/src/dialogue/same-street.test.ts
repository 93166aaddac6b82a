import { expect, it } from 'vitest';
import type { Understanding } from '../understanding/understand.ts';
import { sameStreetCall } from './same-street.ts';
import { NEW_DIALOGUE } from './state.ts';

const after = (address: string) => ({
  ...NEW_DIALOGUE,
  address,
  last: { tool: 'assess' as const, arguments: { address, bedrooms: 4 } },
});

it.each([
  ["oops, it's unit 15 not 12", '12/17 Devon Street, Norwood SA 5067', '15/17 Devon Street, Norwood SA 5067'],
  [
    'what about the neighbour at 2/50',
    '1/50 Rose Street, Norwood SA 5067',
    '2/50 Rose Street, Norwood SA 5067',
  ],
  ['and number 5 on the same street?', '12 Rose Street, Norwood SA 5067', '5 Rose Street, Norwood SA 5067'],
  [
    'now unit 2 in the same building',
    '1/50 Fern Avenue, Cairns QLD 4870',
    '2/50 Fern Avenue, Cairns QLD 4870',
  ],
  [
    'and apartment 15 in that block?',
    '12/17 Devon Street, Hobart TAS 7000',
    '15/17 Devon Street, Hobart TAS 7000',
  ],
  [
    'how about the neighbours at number 6?',
    '2 Bridge Street, Prospect SA 5082',
    '6 Bridge Street, Prospect SA 5082',
  ],
])('%s', (rest, address, other) => {
  expect(sameStreetCall({ rest } as Understanding, after(address))).toEqual({
    tool: 'assess',
    arguments: { address: other },
  });
});

it.each(['number 3 on the list', 'what is unit 2 worth if it floods', 'a unit'])(
  '%s is no neighbour',
  (rest) => {
    expect(sameStreetCall({ rest } as Understanding, after('2 Bridge Street, Prospect SA 5082'))).toBeNull();
  },
);
