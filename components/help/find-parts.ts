import type { Guide } from '#components/help/guide-words.ts';

/** The guides, with their parts that contain every typed word; all parts if nothing was typed. */
export function findParts<G extends Guide>(guides: readonly G[], typed: string): G[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return guides.flatMap((guide) => {
    const parts = guide.parts.filter(({ title, text, steps = [] }) => {
      const whole = [guide.title, title, text, ...steps].join(' ').toLowerCase();
      return words.every((word) => whole.includes(word));
    });
    return parts.length > 0 ? [{ ...guide, parts }] : [];
  });
}
