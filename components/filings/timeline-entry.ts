import type { StatusShapeName } from '#components/filings/status-shape';
import type { Tone } from '#components/ui/chip';

export type TimelineEntry = {
  key: string;
  shape: StatusShapeName;
  tone: Tone;
  title: string;
  /** Text from the public record or the service, below the title. */
  detail?: string;
  /** The time until which an answer was requested. */
  due?: string;
  /** The reason that a person gave. */
  reason?: string;
  at: string;
  actor: string;
  /** The case or document of the entry. */
  caseId?: string;
};
