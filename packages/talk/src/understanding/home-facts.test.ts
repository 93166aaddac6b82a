import { describe, expect, it } from 'vitest';
import { findRooms } from './home-facts.ts';

const counts = (text: string) => {
  const { bedrooms, bathrooms, carSpaces, landSqm } = findRooms(text);
  return [bedrooms, bathrooms, carSpaces, landSqm].map((range) => range?.min ?? null);
};

describe('rooms, cars and land as they are counted in each language', () => {
  it.each([
    ['cuatro dormitorios, 2 baños, garaje para dos coches, 650 m2', [4, 2, 2, 650]],
    ["3 chambres, deux salles d'eau, un garage pour 2 voitures", [3, 2, 2, null]],
    ['4 schlafzimmern, zwei badezimmern, doppelgarage', [4, 2, 2, null]],
    ['2-zimmer-wohnung mit stellplatz', [2, null, 1, null]],
    ['3 camere, 2 bagni, box doppio e 650 mq', [3, 2, 2, 650]],
    ['3 quartos e garagem pra 2 carros', [3, null, 2, null]],
    ['с тремя спальнями, два санузла, гараж', [3, 2, 1, null]],
    ['寝室3つ、バスルーム2つ、駐車場1台', [3, 2, 1, null]],
    ['방 4개 욕실 2개 주차 1대', [4, 2, 1, null]],
    ['三房两卫,双车库,占地650平', [3, 2, 2, 650]],
    ['بأربع غرف نوم وحمامين وكراج لسيارتين', [4, 2, 2, null]],
    ['غرفتين نوم مع موقف', [2, null, 1, null]],
    ['4 बेडरूम, 2 बाथरूम, 2 गाड़ियों का गैराज', [4, 2, 2, null]],
    ['looking 4 a 2 bdrm', [2, null, null, null]],
  ])('%s', (text, expected) => {
    expect(counts(text)).toEqual(expected);
  });

  it.each(['2 o 3 habitaciones', '2 bis 3 schlafzimmer', '침실 2~3개', '两到三房', '2 या 3 बेडरूम'])(
    '%s is a range',
    (text) => {
      expect(findRooms(text).bedrooms).toEqual({ min: 2, max: 3 });
    },
  );
});
