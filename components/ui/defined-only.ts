type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/**
 * The attributes that are set. What a server component draws is sent to the page a second time as data, there also with
 * each attribute that is undefined: in a long table that was a third of the data.
 */
export function definedOnly<T extends object>(attributes: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
