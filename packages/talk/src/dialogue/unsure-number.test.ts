import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const to = decidingWith(knowing(place('Paddington', 'QLD', '4064')));

describe('a number that is only guessed names no home', () => {
  it.each([
    '14 Bardon Street... sorry not sure of number, Paddington QLD. is that area floody?',
    'does 14 Bardon Street, Paddington QLD flood? i forget the exact number',
    "is 14 Bardon Street, Paddington QLD flood prone? don't remember the number exactly",
    'Überschwemmt 14 Bardon Street, Paddington QLD? Die Hausnummer weiß ich nicht genau',
    '¿se inunda 14 Bardon Street, Paddington QLD? no estoy seguro del número',
    'inondation au 14 Bardon Street, Paddington QLD ? je ne suis pas sûr du numéro',
    '14 Bardon Street, Paddington QLD 会淹水吗？门牌号不确定',
  ])('%s', (message) => {
    expect(to(message)).toMatchObject({
      kind: 'call',
      call: { tool: 'hazard', arguments: { address: 'Paddington QLD 4064' } },
    });
  });

  it.each([
    'does 14 Bardon Street, Paddington QLD flood? not sure what to think',
    'does 14 Bardon Street, Paddington QLD flood? my number is 0412 555 018',
  ])('another doubt leaves it: %s', (message) => {
    expect(to(message)).toMatchObject({
      call: { tool: 'hazard', arguments: { address: '14 Bardon Street, Paddington QLD 4064' } },
    });
  });
});
