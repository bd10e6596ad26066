import type { Config } from 'tailwindcss';

// Design tokens live in app/styles/tokens.css (`@theme`); this file only says where classes are written.
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
};

export default config;
