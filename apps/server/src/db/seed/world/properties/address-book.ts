import type { Draws } from '@propguard/rules/chance/draws';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { Position } from '../geography/position.ts';
import { positionOnStreet, type Street } from './make-streets.ts';

export type Address = {
  unit: string | null;
  houseNumber: string;
  streetName: string;
  streetType: string;
  position: Position;
};

type Complex = Omit<Address, 'unit'> & { units: number; given: Set<number> };

const NEW_COMPLEX_CHANCE = { apartment: 0.16, townhouse: 0.45 };
const UNITS = { apartment: [6, 42], townhouse: [3, 12] } as const;
const OWN_FRONT_CHANCE = 0.3;

/** Gives out addresses of one locality, each once. Units share a building's number: '3/53'. */
export class AddressBook {
  readonly #draws: Draws;
  readonly #streets: readonly Street[];
  readonly #taken: Set<string>;
  readonly #complexes = { apartment: [] as Complex[], townhouse: [] as Complex[] };

  constructor(
    draws: Draws,
    streets: readonly Street[],
    reserved: readonly Pick<Address, 'houseNumber' | 'streetName'>[],
  ) {
    this.#draws = draws;
    this.#streets = streets;
    this.#taken = new Set(reserved.map(({ streetName, houseNumber }) => `${streetName} ${houseNumber}`));
  }

  next(type: PropertyType): Address {
    if (type === 'apartment') return this.#unitOf('apartment');
    if (type === 'townhouse' && !this.#draws.chance(OWN_FRONT_CHANCE)) return this.#unitOf('townhouse');
    return { unit: null, ...this.#front() };
  }

  #front(): Omit<Address, 'unit'> {
    for (;;) {
      const street = this.#draws.pick(this.#streets);
      const number = this.#draws.integer(1, street.lots * 2);
      const key = `${street.name} ${number}`;
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return {
        houseNumber: String(number),
        streetName: street.name,
        streetType: street.type,
        position: positionOnStreet(street, number),
      };
    }
  }

  #unitOf(type: 'apartment' | 'townhouse'): Address {
    const complexes = this.#complexes[type];
    const open = complexes.filter(({ units, given }) => given.size < units);
    const isNew = open.length === 0 || this.#draws.chance(NEW_COMPLEX_CHANCE[type]);
    const complex = isNew ? this.#build(type) : this.#draws.pick(open);
    let unit = this.#draws.integer(1, complex.units);
    while (complex.given.has(unit)) unit = (unit % complex.units) + 1;
    complex.given.add(unit);
    const { houseNumber, streetName, streetType, position } = complex;
    return { unit: String(unit), houseNumber, streetName, streetType, position };
  }

  #build(type: 'apartment' | 'townhouse'): Complex {
    const [least, most] = UNITS[type];
    const complex = { ...this.#front(), units: this.#draws.integer(least, most), given: new Set<number>() };
    this.#complexes[type].push(complex);
    return complex;
  }
}
