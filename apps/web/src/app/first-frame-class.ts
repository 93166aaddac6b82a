/** How the outline of a screen is drawn: in the product's shell, with a frame of its own, or as the landing page. */
export const firstFrameClass = (screen: string | undefined, ownFrame: boolean | undefined): string =>
  ['first-frame', ownFrame && 'is-own', screen === 'landing' && 'is-landing'].filter(Boolean).join(' ');
