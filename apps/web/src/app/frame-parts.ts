import { onDemand } from './on-demand.tsx';

/** The landing page loads neither of them to be read. */
export const product = onDemand<object>(async () => (await import('./product.tsx')).Product);
export const guidedTour = onDemand<object>(
  async () => (await import('../features/tour/guided-tour.tsx')).GuidedTour,
);
/** Above the landing page: the button of the chat. */
export const landingChat = onDemand<object>(async () => (await import('./landing-chat.tsx')).LandingChat);
