import type { EngineSlots } from '../features/properties/engine-slots.ts';
import { PropertyScreen } from '../features/properties/property-screen.tsx';

/** Which features say what of a property: value, risk and loan. */
const SLOTS: EngineSlots = {};

export function PropertyPage() {
  return <PropertyScreen slots={SLOTS} />;
}
