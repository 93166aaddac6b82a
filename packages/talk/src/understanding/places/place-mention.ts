import type { City } from '@propguard/rules/market/cities';
import type { State } from '@propguard/rules/places/states';
import type { KnownPlace } from '../gazetteer.ts';

export type Span = { start: number; end: number };
export type AddressMention = Span & {
  kind: 'address';
  /** '3/12 smith st', as it was written. */
  line: string;
  locality: KnownPlace | null;
  /** Several of that name. */
  candidates: readonly KnownPlace[];
  state: State | null;
  postcode: string | null;
};
type LocalityMention = Span & {
  kind: 'locality';
  place: KnownPlace;
  /** More than one when it cannot be told which is meant. */
  candidates: readonly KnownPlace[];
};
export type PlaceMention =
  | AddressMention
  | LocalityMention
  | (Span & { kind: 'city'; city: City })
  | (Span & { kind: 'state'; state: State })
  | (Span & { kind: 'postcode'; postcode: string; place: KnownPlace })
  | (Span & { kind: 'country' })
  /** Pointed at: 'the second one'. Only a conversation can say which. */
  | (Span & { kind: 'spoken'; text: string })
  | (Span & { kind: 'foreign'; name: string })
  | (Span & { kind: 'unknown'; name: string });

/** A home that stands alone: nothing says where it is. */
export const isBare = (one: PlaceMention): boolean =>
  one.kind === 'address' && !one.locality && !one.state && !one.postcode;
