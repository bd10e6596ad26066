import type { z } from 'zod';
import { type AnswerField, labelOf } from '#components/forms/answer-field';
import { Email, Phone, Website } from '#lib/contract/scalars';

const scalars: Record<string, z.ZodType | undefined> = { email: Email, phone: Phone, website: Website };

const longest: Record<string, number> = { legal_name: 300, alternate_name: 300, entity_name: 300 };

export function checkText(field: AnswerField, value: unknown): string | null {
  const label = labelOf(field);
  if (typeof value !== 'string') return `${label} must be text.`;
  if (field.options && !field.options.includes(value))
    return `Choose one of the answers offered for ${label}.`;
  const max = longest[field.name] ?? 2000;
  if (value.length > max) return `${label}: use at most ${max} characters. You entered ${value.length}.`;
  const scalar = field.name.endsWith('_email') ? Email : scalars[field.name];
  const parsed = scalar?.safeParse(value);
  if (parsed?.success === false)
    return `${parsed.error.issues[0]?.message ?? 'Check this value.'} You entered ${value}.`;
  if (field.name === 'ein' && !/^\d{2}-?\d{7}$/.test(value)) {
    return `${label} has nine digits, such as 12-3456789. You entered ${value}.`;
  }
  return null;
}

export function checkNumber(field: AnswerField, value: unknown): string | null {
  const label = labelOf(field);
  if (typeof value !== 'number' || !Number.isFinite(value))
    return `${label} must be a number, such as ${field.example ?? 3}. You entered ${value}.`;
  if (!field.name.endsWith('_count')) return null;
  const least = field.name === 'member_count' ? 1 : 0;
  if (Number.isInteger(value) && value >= least && value <= 1_000_000) return null;
  return `${label} must be a whole number from ${least}. You entered ${value}.`;
}

/** What was typed as the number it spells, with thousands marks; text that spells none stays text. */
export function readNumber(typed: string): number | string {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}
