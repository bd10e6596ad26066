const fillers = new Set(['the', 'and', 'for', 'your', 'that', 'with', 'from']);

/** A message as it is read away from its field: it starts with the label unless it has a word of the label. */
export function withLabel(label: string, message: string): string {
  if (label === '') return message;
  const words = label.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const said = message.toLowerCase();
  const isNamed = words.some((word) => !fillers.has(word) && said.includes(word.replace(/(es|s)$/, '')));
  return isNamed ? message : `${label}: ${message}`;
}
