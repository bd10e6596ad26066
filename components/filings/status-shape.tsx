import type { ReactNode } from 'react';

// The shape shows the progress; color and words only repeat it. Cut-outs take the background of the page.
const CUT = 'var(--color-surface)';
const ring = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.75" />;

const SHAPES = {
  'dashed-ring': (
    <circle
      cx="8"
      cy="8"
      r="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeDasharray="2.2 2.5"
    />
  ),
  quarter: (
    <>
      {ring}
      <path d="M8 8V4a4 4 0 0 1 4 4z" fill="currentColor" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M8 4a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  'three-quarters': (
    <>
      {ring}
      <path d="M8 8H4a4 4 0 1 0 4-4z" fill="currentColor" />
    </>
  ),
  tick: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="M5 8.2l2.1 2.1L11 6.2" fill="none" stroke={CUT} strokeWidth="1.75" />
    </>
  ),
  slash: (
    <>
      {ring}
      <path d="M4 12l8-8" stroke="currentColor" strokeWidth="1.75" />
    </>
  ),
  ask: (
    <>
      <path d="M8 1l7 7-7 7-7-7z" fill="currentColor" />
      <path d="M8 4.6v4.2M8 10.3v1.3" stroke={CUT} strokeWidth="1.75" />
    </>
  ),
  eye: (
    <>
      {ring}
      <path d="M4.2 8q3.8-4.6 7.6 0q-3.8 4.6-7.6 0z" fill="currentColor" />
      <circle cx="8" cy="8" r="1.1" fill={CUT} />
    </>
  ),
  replaced: (
    <>
      <path d="M2 2h8v3H5v5H2z" fill="currentColor" />
      <rect x="6.4" y="6.4" width="7.2" height="7.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  shield: (
    <>
      <path d="M8 1l6 2.2V8c0 3.4-2.6 5.9-6 7-3.4-1.1-6-3.6-6-7V3.2z" fill="currentColor" />
      <path d="M5 7.9l2.1 2.1L11 5.9" fill="none" stroke={CUT} strokeWidth="1.75" />
    </>
  ),
  hourglass: (
    <>
      <path d="M3 1.9h10M3 14.1h10" stroke="currentColor" strokeWidth="1.75" />
      <path
        d="M4.4 2.5c0 3 2.4 3.8 3.6 5.5 1.2-1.7 3.6-2.5 3.6-5.5M4.4 13.5c0-3 2.4-3.8 3.6-5.5 1.2 1.7 3.6 2.5 3.6 5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M5.6 13.2L8 10.6l2.4 2.6z" fill="currentColor" />
    </>
  ),
  octagon: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" fill="currentColor" />
      <path d="M5.5 5.5l5 5M10.5 5.5l-5 5" stroke={CUT} strokeWidth="1.75" />
    </>
  ),
  triangle: (
    <>
      <path d="M8 1.5L15 14H1z" fill="currentColor" />
      <path d="M8 6v4M8 11.2v1.2" stroke={CUT} strokeWidth="1.6" />
    </>
  ),
  clock: (
    <>
      {ring}
      <path d="M8 4.5V8l2.3 1.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type StatusShapeName = keyof typeof SHAPES;

export function StatusShape({ name }: { name: StatusShapeName }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="block shrink-0">
      {SHAPES[name]}
    </svg>
  );
}
