import { expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';

const openWith = (settings: Record<string, string>) => demoIsOpen(parseEnv(settings));

test.each<Record<string, string>>([
  {},
  { HOST: 'localhost' },
  { HOST: '127.8.9.10' },
  { HOST: '::1' },
  { HOST: '::ffff:127.0.0.1', BASE_URL: 'http://localhost:3000' },
  { HOST: '0.0.0.0', DEMO: 'on' },
  { BASE_URL: 'https://filings.example', DEMO: 'on' },
])('open: %j', (settings) => expect(openWith(settings)).toBe(true));

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.0.2.7' },
  { HOST: 'localhost.example' },
  { BASE_URL: 'https://filings.example' },
  { DEMO: 'off' },
  { FILING_API_URL: 'https://api.filings.example' },
])('closed: %j', (settings) => expect(openWith(settings)).toBe(false));
