import { Chip, type Tone } from '#components/ui/chip';
import { eventTypes } from '#lib/contract/event-types';
import { failingDays } from '#lib/contract/lifetimes';
import type { WebhookDelivery, WebhookEndpoint } from '#lib/contract/webhook';

const deliveryWords: Record<WebhookDelivery['status'], { word: string; tone: Tone }> = {
  pending: { word: 'On its way', tone: 'withUs' },
  delivered: { word: 'Delivered', tone: 'done' },
  failed: { word: 'Failed', tone: 'stop' },
  dropped: { word: 'Dropped', tone: 'neutral' },
};

export const DELIVERY_STATUSES = Object.entries(deliveryWords).map(([value, { word }]) => ({
  value,
  label: word,
}));

export function DeliveryChip({ status }: { status: WebhookDelivery['status'] }) {
  const { word, tone } = deliveryWords[status];
  return <Chip tone={tone}>{word}</Chip>;
}

const disabledWords = {
  partner: 'switched off by hand',
  gone: 'it answered 410 Gone',
  failing: `nothing succeeded for ${failingDays} days`,
} as const;

/** Whether it works, and why not. */
export function EndpointChip({ endpoint }: { endpoint: WebhookEndpoint }) {
  if (endpoint.status === 'disabled') return <Chip tone="stop">Off</Chip>;
  return endpoint.failing_since ? <Chip tone="you">Failing</Chip> : <Chip tone="done">On</Chip>;
}

export function whyOff({ disabled_reason }: WebhookEndpoint): string | null {
  return disabled_reason && disabledWords[disabled_reason];
}

export function eventChoiceWords(types: readonly string[]): string {
  if (types.includes('*')) return 'Every event';
  return types.length <= 2 ? types.join(', ') : `${types.length} of ${eventTypes.length} event types`;
}

/** Event types by their subject: filing, case, … */
export function eventGroups(): { about: string; types: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const type of eventTypes) {
    const about = type.split('.')[0] ?? type;
    groups.set(about, [...(groups.get(about) ?? []), type]);
  }
  return [...groups].map(([about, types]) => ({ about, types }));
}

/** The result of one attempt, in a sentence. */
export function outcomeWords(answer: number | null, error: string | null): string {
  if (error) return error;
  if (answer === null) return 'No answer came.';
  return answer >= 200 && answer < 300
    ? `The receiver answered ${answer}.`
    : `The receiver answered ${answer}, which counts as a failure.`;
}
