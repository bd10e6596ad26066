import localFont from 'next/font/local';

const publicSans = localFont({
  src: '../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  variable: '--font-public-sans',
  weight: '100 900',
  display: 'swap',
});

const sourceSerif = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  variable: '--font-source-serif',
  weight: '400',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

// Only titles have this weight: they show the other until it has come, and the variable file is as large as three.
const sourceSerifMedium = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2',
  variable: '--font-source-serif-medium',
  weight: '500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

// Identifiers stand below the fold of most pages, so this face is fetched only where it is used.
const geistMono = localFont({
  src: '../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  display: 'swap',
  preload: false,
  // The fallback that Next makes has proportional letters: base.css has one of the same width.
  adjustFontFallback: false,
});

/** The classes of a document that may use all of them. */
export const fontClasses = [publicSans, sourceSerif, sourceSerifMedium, geistMono]
  .map(({ variable }) => variable)
  .join(' ');
