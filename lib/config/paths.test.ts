import { expect, test } from 'vitest';
import { crossingPath } from '#lib/config/paths';

test.each([
  ['/test', '/live'],
  ['/test/filings/01970c5e', '/live/filings'],
  ['/test/formations/new', '/live/formations/new'],
  ['/test/developers', '/live/developers'],
  ['/test/developers/keys', '/live/developers/keys'],
  ['/test/developers/webhooks/deliveries/01970c5e', '/live/developers/webhooks'],
  ['/test/developers/requests/01970c5e', '/live/developers/requests'],
  ['/test/developers/unheard-of', '/live/developers'],
  ['/test/documents/01970c5e', '/live/documents'],
  ['/test/rules/US-TX', '/live/rules/US-TX'],
  ['/test/rules/compare', '/live/rules/compare'],
  ['/test/rules/nowhere', '/live/rules'],
  ['/test/unheard-of/01970c5e', '/live'],
])('from %s the other mode is entered at %s', (from, to) => expect(crossingPath(from, 'live')).toBe(to));
