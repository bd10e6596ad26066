import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { headScript } from '#lib/config/head-script';
import { fontClasses } from './fonts.ts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Statehouse', template: '%s · Statehouse' },
  description: 'Register LLCs in other states and follow every filing to its result.',
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f7f3' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1312' },
  ],
};

// The choice of the theme is written into the first bytes of the page: no script runs for it and nothing flashes.
export default async function RootLayout({ children }: { children: ReactNode }) {
  const jar = await cookies();
  const theme = jar.get('theme')?.value;
  const density = jar.get('density')?.value;

  return (
    <html
      lang="en-US"
      data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}
      data-density={density === 'compact' ? 'compact' : undefined}
      className={fontClasses}
    >
      <head>
        <script>{headScript}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}
