import type { Property } from '@propguard/protocol/property-records';
import type { ComponentType } from 'react';

type EngineSlot = ComponentType<{ property: Property; listingId: string | null }>;

/** Places for what the engines say of a property. app/ fills them; an absent one takes no room. */
export interface EngineSlots {
  value?: EngineSlot;
  risk?: EngineSlot;
  loan?: EngineSlot;
  report?: EngineSlot;
}
