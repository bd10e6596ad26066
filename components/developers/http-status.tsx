import { Chip, type Tone } from '#components/ui/chip';

const TONES: Record<string, Tone> = { 2: 'done', 3: 'neutral', 4: 'you', 5: 'stop' };
const WORDS: Record<string, string> = { 2: 'answered', 3: 'not changed', 4: 'refused', 5: 'failed' };

/** The status of a response, by its number; the color repeats it. */
export function HttpStatus({ status }: { status: number }) {
  const kind = String(status).slice(0, 1);
  return (
    <Chip tone={TONES[kind]}>
      {status}
      <span className="sr-only"> {WORDS[kind]}</span>
    </Chip>
  );
}
