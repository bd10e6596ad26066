import { sentenceCase } from '#lib/rules/sentence-case';

/**
 * "County" and "County is missing." make one sentence, and so do "Organizers" and "Organizers: the address is missing."
 * The service may name the question by its field alone: "Contact is missing." of the "Contact for this filing".
 */
export function afterLabel(label: string, message: string, name: string): string {
  const named = [label, sentenceCase(name)].find((words) => message.startsWith(words)) ?? message;
  const rest = message.slice(named.length);
  return /^:? /.test(rest) ? rest : `: ${message}`;
}
