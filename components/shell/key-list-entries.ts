import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

export const destinations: { key: string; label: string; href: (mode: Mode) => string }[] = [
  { key: 'n', label: 'Needs you', href: (mode) => paths.home(mode) },
  { key: 'f', label: 'Filings', href: (mode) => paths.filings(mode) },
  { key: 'p', label: 'Plans', href: (mode) => paths.plans(mode) },
  { key: 'b', label: 'Businesses', href: (mode) => paths.businesses(mode) },
  { key: 'c', label: 'Cases', href: (mode) => paths.cases(mode) },
  { key: 'd', label: 'Developers', href: (mode) => paths.developers(mode) },
  { key: 's', label: 'Settings', href: (mode) => paths.settings(mode) },
];
