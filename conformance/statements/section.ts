/** A part of the interface document and what it says, sentence by sentence and row by row. */
export interface Section {
  title: string;
  statements: Record<string, string>;
}
