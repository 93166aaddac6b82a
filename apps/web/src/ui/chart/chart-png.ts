const PIXEL_RATIO = 2;
const DRAWN_PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
];

/** A drawing outside the page knows no tokens and no classes, so every part carries its computed look. */
function withComputedLook(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((part, index) => {
    const look = getComputedStyle(part);
    for (const property of DRAWN_PROPERTIES)
      copies[index]?.style.setProperty(property, look.getPropertyValue(property));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.fontFamily = 'Inter, Helvetica, Arial, sans-serif';
  return copy;
}

export async function chartPng(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const markup = new XMLSerializer().serializeToString(withComputedLook(svg));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PIXEL_RATIO);
  canvas.height = Math.ceil(height * PIXEL_RATIO);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  context.fillStyle = getComputedStyle(svg).getPropertyValue('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot write PNG'))),
      'image/png',
    );
  });
}
