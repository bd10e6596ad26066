/** A state's name inside a sentence: "in Texas", "in the District of Columbia". */
export function theState(name: string): string {
  return name === 'District of Columbia' ? `the ${name}` : name;
}
