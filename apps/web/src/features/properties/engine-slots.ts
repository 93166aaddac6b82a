import type { Property } from '@propguard/protocol/property-records';
import type { AskingPrice } from '@propguard/rules/valuation/asking-price';
import type { ComponentType } from 'react';

type EngineSlot = ComponentType<{
  property: Property;
  /** What is asked for it, while it is for sale. */
  asked: AskingPrice | null;
}>;

/** Places for what the engines say of a property. app/ fills them; an absent one takes no room. */
export interface EngineSlots {
  value?: EngineSlot;
  risk?: EngineSlot;
  loan?: EngineSlot;
  report?: EngineSlot;
}
