'use client';

import { Button } from '#components/ui/button';

/** A known value that one press uses instead of typing. */
export type Offer = { label: string; onUse: () => void };

export function Offers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <p className="mb-3 flex flex-wrap gap-2">
      {offers.map(({ label, onUse }) => (
        <Button key={label} size="small" onClick={onUse}>
          {label}
        </Button>
      ))}
    </p>
  );
}
