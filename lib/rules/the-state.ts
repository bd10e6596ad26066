const district = 'District of Columbia';

/** A state's name inside a sentence: "in Texas", "in the District of Columbia". */
export function theState(name: string): string {
  return name === district ? `the ${name}` : name;
}

/** The same where it begins the sentence: "The District of Columbia takes no later date." */
export function theStateFirst(name: string): string {
  return name === district ? `The ${name}` : name;
}
