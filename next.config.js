/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks types with the native compiler in a second; a second check at build only slows the start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pg-boss', 'pino', '@node-rs/argon2', 'pdfkit'],
  experimental: {
    serverActions: { bodySizeLimit: '2mb' },
  },
};

export default config;
