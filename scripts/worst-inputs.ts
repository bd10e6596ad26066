import { analyse } from 'scslre';
import type { Pattern } from './patterns-in-code.ts';

type Node = ReturnType<typeof analyse>['parsed']['pattern'] | Element;
type Element = ReturnType<typeof analyse>['parsed']['pattern']['alternatives'][number]['elements'][number];

const letters = ['a', '0', ' ', '-', '.', '/', 'A', ',', ':', '%', '<', '"', '\\', '\n', '@', '\u00e9'];
const ascii = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code));

/**
 * Texts for which a pattern takes longest: what precedes each of its repetitions, then what it repeats, many times, and
 * an end that does not match. Each is a function of its length. A pattern without an unbounded repetition examines a
 * bounded part of any text, and has none.
 */
export function worstInputs(pattern: Pattern): ((length: number) => string)[] {
  const units = new Set<string>();
  const inputs: ((length: number) => string)[] = [];
  collect(analyse(pattern, { maxReports: 1 }).parsed.pattern, '', pattern.flags, (before, repeated) => {
    for (const unit of [before, repeated, before + repeated]) if (unit) units.add(unit);
    inputs.push((length) => `${before}${fill(repeated, length)}\u0001`);
  });
  return [...inputs, ...[...units].map((unit) => (length: number) => `${fill(unit, length)}\u0001`)];
}

const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / Math.max(1, unit.length)));

/**
 * Calls `found` with a text that leads to each repetition and one iteration of it; returns a text that matches the
 * node.
 */
function collect(
  node: Node,
  before: string,
  flags: string,
  found: (before: string, repeated: string) => void,
): string {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
    case 'Assertion': {
      if (!('alternatives' in node)) return '';
      const texts = node.alternatives.map((alternative) =>
        alternative.elements.reduce(
          (text, element) => text + collect(element, before + text, flags, found),
          '',
        ),
      );
      return node.type === 'Assertion' ? '' : (texts[0] ?? '');
    }
    case 'Quantifier': {
      const once = collect(node.element, before, flags, found);
      if (node.max === Number.POSITIVE_INFINITY) found(before, once);
      return once.repeat(Math.max(node.min, Math.min(node.max, 1)));
    }
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'Backreference':
      return '';
    default: {
      const one = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/g, ''));
      return [...letters, ...ascii].find((letter) => one.test(letter)) ?? '';
    }
  }
}
