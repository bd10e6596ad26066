import { encode } from 'uqr';

/** A QR code as one path in a square of so many units. */
export type QrPicture = { size: number; path: string };

/** With the margin of four units that readers need. */
export function drawQr(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}
