import { onDemand } from './on-demand.tsx';

/** The landing page loads neither of them. */
export const product = onDemand<object>(async () => (await import('./product.tsx')).Product);
export const guidedTour = onDemand<object>(
  async () => (await import('../features/tour/guided-tour.tsx')).GuidedTour,
);
