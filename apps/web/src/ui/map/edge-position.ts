export type Pixel = { x: number; y: number };
export type Size = { width: number; height: number };

/** Where a mark for something outside the view sits on its edge, and which way it points; null if inside. */
export function edgePosition(
  target: Pixel,
  view: Size,
  inset: Pixel,
): (Pixel & { turnDegrees: number }) | null {
  const inside = target.x >= 0 && target.y >= 0 && target.x <= view.width && target.y <= view.height;
  if (inside) return null;
  const middle = { x: view.width / 2, y: view.height / 2 };
  const dx = target.x - middle.x;
  const dy = target.y - middle.y;
  const reachX = dx === 0 ? Number.POSITIVE_INFINITY : (middle.x - inset.x) / Math.abs(dx);
  const reachY = dy === 0 ? Number.POSITIVE_INFINITY : (middle.y - inset.y) / Math.abs(dy);
  const reach = Math.min(reachX, reachY);
  return {
    x: middle.x + dx * reach,
    y: middle.y + dy * reach,
    turnDegrees: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}
