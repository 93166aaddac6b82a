import { Locality } from '@propguard/protocol/localities';
import type { LocalityRow } from './store.ts';

export const toLocality = ({ id, name, state, postcode, latitude, longitude }: LocalityRow): Locality => ({
  id,
  name,
  state: Locality.shape.state.parse(state),
  postcode,
  latitude,
  longitude,
});
