import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';

const looks = {
  page: { backgroundColor: 'canvas' },
  sheet: { backgroundColor: 'surface', borderColor: 'rule' },
  item: { color: 'rule' },
  ink: { color: 'ink' },
  quiet: { color: 'ink-2' },
  link: { color: 'link' },
  button: { backgroundColor: 'action', color: 'action-ink' },
  test: { backgroundColor: 'test-tint', color: 'test' },
} as const;

const properties = {
  backgroundColor: 'background-color',
  borderColor: 'border-color',
  color: 'color',
} as const;

// Mail programs know neither variables nor light-dark(), so the tokens of the dashboard are resolved here.
const tokens = readFileSync(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8');
const pairs = tokens.matchAll(/--color-([\w-]{1,40}): light-dark\((#\w+), (#\w+)\)/g);
const colors = new Map([...pairs].map(([, name, light, dark]) => [name, { light, dark }]));

type Look = keyof typeof looks;

function colorsOf(look: Look, theme: 'light' | 'dark') {
  return Object.entries(looks[look]).map(([property, token]) => ({
    property: property as keyof typeof properties,
    color: colors.get(token)?.[theme],
  }));
}

/** The light colors, in the style, and the class by which `darkRules` makes them dark. */
export function look(name: Look, style: CSSProperties = {}): { className: Look; style: CSSProperties } {
  const light = colorsOf(name, 'light').map(({ property, color }) => [property, color]);
  return { className: name, style: { ...style, ...Object.fromEntries(light) } };
}

/** For mail programs that have a dark theme; the others ignore them. */
export const darkRules = `@media (prefers-color-scheme:dark){${(Object.keys(looks) as Look[])
  .map((name) => {
    const dark = colorsOf(name, 'dark').map(
      ({ property, color }) => `${properties[property]}:${color}!important`,
    );
    return `.${name}{${dark.join(';')}}`;
  })
  .join('')}}`;
