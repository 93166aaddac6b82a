/** Names of areas: where each label stands, and the zooms it is worth reading at. */
export type AreaName = {
  kind: 'water' | 'state';
  name: string;
  lng: number;
  lat: number;
  fromZoom: number;
  toZoom: number;
};

const water = (name: string, lng: number, lat: number, fromZoom: number, toZoom: number): AreaName => ({
  kind: 'water',
  name,
  lng,
  lat,
  fromZoom,
  toZoom,
});

const state = (name: string, lng: number, lat: number): AreaName => ({
  kind: 'state',
  name,
  lng,
  lat,
  fromZoom: 3,
  toZoom: 6,
});

export const AREA_NAMES: readonly AreaName[] = [
  state('Western Australia', 121.5, -25.6),
  state('Northern Territory', 133.4, -19.6),
  state('South Australia', 135, -29.2),
  state('Queensland', 144.6, -23),
  state('New South Wales', 146.2, -32),
  state('Victoria', 144.2, -36.75),
  state('Tasmania', 146.6, -41.9),
  water('Indian Ocean', 106, -27, 2, 6),
  water('Southern Ocean', 127, -39.5, 2, 6),
  water('Tasman Sea', 158, -38, 2, 7),
  water('Coral Sea', 153.5, -16.5, 2, 7),
  water('Timor Sea', 126, -12.2, 4, 8),
  water('Arafura Sea', 135.5, -9.8, 4, 8),
  water('Great Australian Bight', 130.5, -33.6, 3.2, 8),
  water('Gulf of Carpentaria', 139.2, -14, 3.2, 8),
  water('Bass Strait', 146, -39.75, 4.5, 9),
  water('Torres Strait', 142.3, -10.1, 6, 10),
  water('Spencer Gulf', 137, -34.3, 5.5, 10),
  water('Gulf St Vincent', 138.1, -35.05, 6.5, 11),
  water('Shark Bay', 113.6, -25.7, 6, 10),
  water('Exmouth Gulf', 114.25, -22.1, 6.5, 11),
  water('Joseph Bonaparte Gulf', 128.6, -14.2, 5.5, 9),
  water('King Sound', 123.5, -16.8, 7, 11),
  water('Moreton Bay', 153.29, -27.3, 8, 13),
  water('Hervey Bay', 152.95, -25, 7, 11),
  water('Port Phillip', 144.88, -38.08, 7.5, 12),
  water('Western Port', 145.24, -38.38, 9, 13),
  water('Corner Inlet', 146.36, -38.78, 9, 13),
  water('Port Jackson', 151.247, -33.8555, 10.5, 15),
  water('Botany Bay', 151.19, -33.985, 9.5, 14),
  water('Broken Bay', 151.32, -33.563, 9.5, 13),
  water('Port Hacking', 151.135, -34.072, 11, 15),
  water('Port Stephens', 152.08, -32.705, 9.5, 13),
  water('Lake Macquarie', 151.61, -33.07, 9.5, 13),
  water('Jervis Bay', 150.76, -35.07, 9, 13),
  water('Twofold Bay', 149.93, -37.085, 10.5, 14),
  water('Cockburn Sound', 115.725, -32.19, 10, 14),
  water('Geographe Bay', 115.2, -33.5, 8.5, 12),
  water('King George Sound', 117.98, -35.04, 10, 14),
  water('Darwin Harbour', 130.84, -12.5, 9.5, 13),
  water('Halifax Bay', 146.55, -18.85, 8.5, 12),
  water('Repulse Bay', 148.75, -20.5, 9, 12),
  water('Storm Bay', 147.55, -43.2, 8.5, 12),
  water('Great Oyster Bay', 148.2, -42.2, 8.5, 12),
  water('Encounter Bay', 138.75, -35.6, 9, 12),
];
