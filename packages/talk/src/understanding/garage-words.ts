/** How a place for one car, or for more, is spoken of without a number before it. */
export const GARAGES: readonly [spaces: number, pattern: RegExp][] = [
  [
    2,
    /\b(?:parking|garages?|carports?|spaces?|spots?|room) for (?:two|2)(?: cars)?\b(?! (?:bed|kid|people))|\b(?:double|dbl|twin|tandem|two)[\s-]*(?:lock[\s-]?up )?(?:car )?(?:garages?|carports?|lug)\b|(?:garaje|cochera|garagem|box|garage|autorimessa)s? (?:doble|double|doppi[oa]|dupl[oa])|dobles? (?:garaje|cochera)|doppio (?:box|garage)|doppelgarage|doppelcarport|двойн\p{L}+ гараж|гараж\p{L}* на (?:две|2|двух)|双车[库位房]|雙車[庫位房]|2台|二台|두 ?대|차 ?2대|لسيارتين|سيارتين|موقفين|كراجين|مزدوج|डबल (?:गैराज|गैरेज|पार्किंग)|(?:दो|2) (?:गाड़ि|कार)/iu,
  ],
  [
    3,
    /\b(?:parking|garages?|carports?|spaces?|spots?|room) for (?:three|3)(?: cars)?\b(?! (?:bed|kid|people))|\b(?:triple|three)[\s-]*(?:car )?(?:garages?|carports?)\b|garage triple|garaje triple|三车[库位]/iu,
  ],
  [
    1,
    /\b(?:a|an|with|single|own|has|and|plus|some|needs?|including|off[\s-]street|undercover) (?:single |lock[\s-]?up |secure |undercover |off[\s-]street |own )*(?:garage|carport|car ?(?:space|spot|park)|parking(?: (?:space|spot))?)\b/iu,
  ],
  [
    1,
    /\b(?:plaza de (?:garaje|aparcamiento|parking)|garaje|cochera|estacionamiento|aparcamiento|parqueadero|place de (?:parking|stationnement|garage)|stationnement|stellplatz|parkplatz|tiefgarage|garage|carport|posto (?:auto|macchina)|box auto|autorimessa|vaga|garagem|estacionamento)\b|парковк\p{L}*|парковочн\p{L}* мест\p{L}*|гараж\p{L}*|машино-?мест\p{L}*|стоянк\p{L}*|駐車場|駐車スペース|車庫|ガレージ|주차|차고|车位|車位|车库|车房|停车位|موقف|كراج|جراج|مرآب|باركنج|باركينج|पार्किंग|गैराज|गैरेज/iu,
  ],
];

/** Arabic counts two of a thing by its ending. */
export const PAIRS = {
  bedrooms: /غرفت(?:ين|ان|ي|ا)(?![\p{L}])/u,
  bathrooms: /حمام(?:ين|ان)(?![\p{L}])/u,
  carSpaces: /(?:موقف|كراج|سيارت)(?:ين|ان)(?![\p{L}])/u,
} as const;
