/** A part of the interface document and what it says, sentence by sentence and row by row. */
export type Section = {
  title: string;
  statements: Record<string, string>;
};
