const district = 'District of Columbia';

/** A state's name inside a sentence: "in Texas", "in the District of Columbia". */
export function theState(name: string): string {
  return name === district ? `the ${name}` : name;
}

/** The same of several: "Texas", "Texas and Ohio", "Texas, Ohio, and the District of Columbia". */
export function theStates(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names.map(theState));
}

/** The same where it begins the sentence: "The District of Columbia takes no later date." */
export function theStateFirst(name: string): string {
  return name === district ? `The ${name}` : name;
}
