// Separate from the schema, because the form in the browser keeps them too.
export const longestMetadataKey = 100;
export const longestMetadataValue = 1000;
export const mostMetadataPairs = 50;
