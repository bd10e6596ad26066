/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks types with the native compiler in a second; a second check at build only slows the start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pg-boss', 'pino', '@node-rs/argon2', 'pdfkit'],
  turbopack: {
    // The browser has the same parsers in the other half of the library already.
    resolveAlias: { 'nuqs/server': { browser: 'nuqs' } },
    // The product speaks English: 33 other languages would be an eighth of the script of every form.
    rules: { 'intlStrings.mjs': { loaders: ['./scripts/english-only-loader.cjs'] } },
  },
  // An address of one part that is no page and no mode has none either: its 404 is answered at once, as that of longer ones.
  rewrites: async () => [{ source: '/:unknown((?!(?:test|live)$)[^/]+)', destination: '/:unknown/nowhere' }],
  experimental: {
    serverActions: { bodySizeLimit: '2mb' },
  },
};

export default config;
