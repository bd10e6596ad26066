const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** Counts the members of all objects in a valid JSON text; a repeated name counts twice. */
export function countMembers(json: string): number {
  let count = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === colon) count += 1;
    else if (code === quote) at = endOfText(json, at);
  }
  return count;
}

/** The position of the closing quote of the string that opens at `start`. */
export function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}

type Level = {
  /** The names seen so far; null in a list. */
  names: Set<string> | null;
  at: string | number;
};

/** The path of the first member whose name its object has already, in a valid JSON text; null if there is none. */
export function findDuplicateMember(json: string): (string | number)[] | null {
  const levels: Level[] = [];
  let awaitsName = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    const level = levels.at(-1);
    if (char === '{' || char === '[') {
      levels.push(char === '{' ? { names: new Set(), at: '' } : { names: null, at: 0 });
      awaitsName = char === '{';
    } else if (char === '}' || char === ']') {
      levels.pop();
      awaitsName = false;
    } else if (char === ',' && level) {
      awaitsName = level.names !== null;
      if (typeof level.at === 'number') level.at += 1;
    } else if (char === '"') {
      const end = endOfText(json, at);
      if (awaitsName && level?.names) {
        // The same name can be written with and without escapes.
        const name: string = JSON.parse(json.slice(at, end + 1));
        level.at = name;
        if (level.names.has(name)) return levels.map((one) => one.at);
        level.names.add(name);
        awaitsName = false;
      }
      at = end;
    }
  }
  return null;
}
