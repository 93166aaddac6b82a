export const TOUR_TYPES = ['virtual', 'live', 'hybrid'] as const;
export type TourType = (typeof TOUR_TYPES)[number];
