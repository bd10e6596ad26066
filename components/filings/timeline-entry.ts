import type { StatusShapeName } from '#components/filings/status-shape';
import type { Tone } from '#components/ui/chip';

export type TimelineEntry = {
  key: string;
  shape: StatusShapeName;
  tone: Tone;
  title: string;
  /** Words on the public record or of the service, under the title. */
  detail?: string;
  /** Until when an answer was asked for: an instant. */
  due?: string;
  /** The reason that a person gave. */
  reason?: string;
  at: string;
  actor: string;
  /** A case or a document that the entry speaks of. */
  caseId?: string;
};
